import type { Word } from '../shell/command-line.ts';

/**
 * Programs of which it is known that none of their arguments is a command that they run: that a word among them is the
 * name of a program means nothing.
 */
const PLAIN = new Set(
  [
    // Of the shell.
    ': [ [[ alias bg bind break builtin caller case cd chdir command compgen complete continue declare dirs disown echo',
    'enable exec exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd',
    'read readarray readonly return set shift shopt suspend test times trap true type typeset ulimit umask unalias',
    'unset unsetopt setopt wait whence where which autoload zmodload',
    // That read, find and print.
    'ack ag apropos awk b2sum base32 base64 basename bat batcat bc cal cat cksum cloc cmp column comm csplit cut date dc',
    'delta df diff diff3 dig dir dirname du egrep eza exa expand expr factor fd fdfind fgrep file find fmt fold free gawk',
    'getconf getent git-grep glow grep groups gron head hexdump host hostname htmlq iconv id info jless join jq look ls',
    'lsattr lsblk lscpu lsof locate man mawk md5 md5sum mdfind mlocate more less nl nproc nslookup numfmt od paste',
    'pgrep ping pr printenv ps rg readlink realpath rev scc sdiff sed seq sha1sum sha224sum sha256sum sha384sum sha512sum',
    'shasum shuf sleep sort sponge stat strings sum tac tail tig tokei top tr traceroute tree tsort tty uname unexpand',
    'uniq uptime vdir vmstat w wc whatis whereis who whoami whois xmllint xq xxd yes yq zcat zgrep zless',
    // That change files and processes.
    '7z ar bunzip2 bzip2 chattr chgrp chmod chown compress convert cp cpio dd ed ffmpeg fuser gpg gunzip gzip install kill',
    'killall link ln lz4 mkdir mkfifo mknod mktemp mv open openssl patch pbcopy pbpaste pkill rename rm rmdir rsync scp',
    'sftp shred split ssh-add ssh-keygen ssh-keyscan sync tar tee touch truncate unlink unzip xdg-open xsel xclip xz xzcat',
    'zip zstd rclone trash',
    // Of the system.
    'adduser chsh crontab deluser dmesg dscl df groupadd groupdel hostnamectl ifconfig ip iptables journalctl launchctl',
    'loginctl mount netstat passwd reboot renice route service shutdown ss sysctl systemctl timedatectl tput stty tset',
    'ufw umount useradd userdel usermod chpasswd update-alternatives defaults reset clear',
    // That install packages.
    'apk apt apt-cache apt-get aptitude brew bun bundle cabal cargo choco composer conan conda cpan dnf dpkg dpkg-query',
    'emerge flatpak gem go gradle gradlew guix helm luarocks mamba micromamba mix mvn mvnw nix-env npm npx nuget opam',
    'pacman pdm pip pip2 pip3 pipenv pipx pkg pnpm poetry port rpm rustup rye scoop sdk snap stack swift uv uvx vcpkg',
    'winget yarn yay yum zypper asdf mise corepack nvm fnm volta pyenv rbenv nodenv hatch pixi bunx pnpx',
    // That build and test.
    'ant bazel buck cmake ctest clang clang++ cc c++ dotnet esbuild eslint g++ gcc gofmt jest just ld lerna make mocha msbuild',
    'ninja nm nx objdump playwright prettier pytest ruff rubocop rspec rustc rustfmt shellcheck shfmt black flake8 isort',
    'mypy pylint pyright biome task tox tsc turbo vite vitest webpack rollup javac rake meson cypress nyc c8 readelf',
    // Of services.
    'aws az buildah docker docker-compose doctl firebase flyctl fly gcloud gh git git-lfs glab gsutil hub hg svn jj heroku',
    'kubectl kustomize k9s minikube kind netlify nerdctl oc podman pulumi railway skopeo supabase terraform tofu vercel',
    'wrangler vault op doppler infisical argocd crictl cosign syft trivy ansible-doc',
    'curl wget http https httpie nc telnet ftp mail sendmail psql pg_dump mysql mysqldump sqlite3 redis-cli mongosh',
    'claude codex gemini copilot aider cursor-agent',
  ].flatMap((line) => line.split(' ')),
);

/** The subcommands of them behind which a command stands after all. */
const RUNNING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    'apk: --script',
    'brew: exec',
    'bun: exec',
    'bundle: exec',
    'cargo: watch',
    'conda: run',
    'crictl: exec',
    'docker: exec run',
    'docker-compose: exec run',
    'fly: console',
    'flyctl: console',
    'flatpak: run enter',
    'gcloud: ssh',
    'gh: ssh',
    'git: bisect submodule rebase filter-branch difftool mergetool for-each-repo',
    'git-lfs: exec',
    'guix: shell environment',
    'heroku: run',
    'kubectl: exec run debug',
    'lerna: exec',
    'mise: exec watch',
    'minikube: ssh',
    'nerdctl: exec run',
    'npm: exec',
    'nx: exec',
    'oc: exec run rsh debug',
    'podman: exec run',
    'pnpm: exec dlx',
    'systemctl: edit',
    'yarn: exec dlx',
  ].map((line) => {
    const [name = '', subcommands = ''] = line.split(': ');
    return [name, new Set(subcommands.split(' '))];
  }),
);

/** Languages: what code says that is given as a text is no command. */
const LANGUAGES =
  /^(?:python[\d.]*|pypy3?|node|nodejs|deno|bun|perl|ruby|php|lua|luajit|Rscript|R|julia|ghci|irb|osascript|tclsh|erl|elixir|scala|groovy|jshell|ipython)$/;

/**
 * Whether a program is known to run none of its arguments.
 *
 * @param name without folders
 * @param args those of a program of which it is not known what it starts
 */
export function runsNoArgument(name: string, args: readonly Word[]): boolean {
  if (!PLAIN.has(name)) return false;
  const running = RUNNING.get(name);
  return running === undefined || !args.some(({ text }) => running.has(text));
}

/** Whether a program runs code of another language than a shell's. */
export function isLanguage(name: string): boolean {
  return LANGUAGES.test(name);
}
