import { describe, expect, test } from '@jest/globals';
import { bash, editing, outcomes, permitting, reading, type Said } from '../helpers/policy.ts';

/**
 * What people have complained of in the permissions of their agents: each as one test, with where it was said. The rules
 * are those of the complaint.
 */
interface Complaint {
  readonly allow?: readonly string[];
  readonly deny?: readonly string[];
  /** More of the scope file. */
  readonly more?: string;
  /** What each call comes to. */
  readonly calls: readonly (readonly [call: string | Said, outcome: string])[];
}

const CWD = '/repo';

function complaint(title: string, { allow = ['*'], deny = [], more = '', calls }: Complaint): void {
  test(title, async () => {
    const policy = await permitting({ allow, deny }, more);
    const made = calls.map(([call]) => (typeof call === 'string' ? bash(call, { cwd: CWD }) : call));
    const told = outcomes(policy, made);
    expect(calls.map(([call], k) => [call, told[k]])).toEqual(calls.map(([call, outcome]) => [call, outcome]));
  });
}

/** Codex writes commands as an array. */
function codex(...command: readonly string[]): Said {
  return { tool: 'shell', args: { command }, cwd: CWD };
}

describe('an allow that lets too much pass', () => {
  complaint('a command smuggled in behind && or ; or | (claude-code#4956, #28784)', {
    allow: ['Bash(echo *)', 'Bash(ls:*)'],
    calls: [
      ['echo "test"', 'ok'],
      ['echo "test" && rm -r x', 'overreach'],
      ['echo test; rm -r x', 'overreach'],
      ['echo test || rm -r x', 'overreach'],
      ['echo test | sh', 'overreach'],
      ['echo test & rm -r x', 'overreach'],
      ['echo test\nrm -r x', 'overreach'],
      ['echo "$(rm -r x)"', 'overreach'],
      ['echo `rm -r x`', 'overreach'],
      ['echo test > x && ls', 'overreach'],
    ],
  });

  complaint('a part of a compound that no rule allows, wherever it stands (claude-code#94314, #82420)', {
    allow: ['Bash(ls:*)'],
    calls: [
      ['ls /some/dir && date +%s%N', 'overreach'],
      ['date +%s%N && ls /some/dir', 'overreach'],
      ['ls && date && ls', 'overreach'],
      ['ls /some/dir && ls', 'ok'],
    ],
  });

  complaint('a runner that passes for the program that it runs', {
    allow: ['Bash(eslint:*)', 'Bash(npx vitest:*)', 'Bash(uv run pytest:*)', 'Bash(chronic:*)'],
    calls: [
      ['eslint .', 'ok'],
      ['npx eslint .', 'overreach'],
      ['npx vitest run', 'ok'],
      ['uv run pytest -q', 'ok'],
      ['uv run python x', 'overreach'],
      ['chronic eslint .', 'ok'],
      ['chronic rm x', 'overreach'],
    ],
  });

  complaint('an alias that makes an allowed command another one', {
    allow: ['Bash(ls:*)', 'Bash(alias:*)'],
    calls: [
      ["alias ll='ls -l'; ls", 'ok'],
      ["alias ls='rm -r x'; ls", 'overreach'],
      ['alias ls="$X"; ls', 'unverifiable'],
    ],
  });

  complaint('a first word of which the allowed one is only the beginning (claude-code, `Bash(ls:*)`)', {
    allow: ['Bash(ls:*)', 'Bash(npm run test *)'],
    calls: [
      ['ls -l', 'ok'],
      ['lsof -i', 'overreach'],
      ['npm run test', 'ok'],
      ['npm run tests', 'overreach'],
    ],
  });

  complaint(
    'a redirect that was dropped before matching: echo … >> ~/.ssh/authorized_keys (claude-code-auto-approve#4)',
    {
      allow: ['Bash(echo:*)', 'Bash(tee:*)', 'Edit(./**)'],
      more: '"home": "/home/me"',
      calls: [
        ['echo hello', 'ok'],
        ['echo hello >> notes.txt', 'ok'],
        ['echo key >> ~/.ssh/authorized_keys', 'overreach'],
        ['echo key 2>/dev/null >> "$HOME/.ssh/authorized_keys"', 'unverifiable'],
        ['echo key >| /etc/passwd', 'overreach'],
        ['echo key | cat >> ~/.ssh/authorized_keys', 'overreach'],
      ],
    },
  );
});

describe('an allow that lets nothing pass', () => {
  complaint('a chain of commands that are all allowed (claude-code#43531, #28183, #29421)', {
    allow: ['Bash(git status:*)', 'Bash(git:*)', 'Bash(poetry:*)', 'Bash(pwd)'],
    calls: [
      ['git status && echo "---" && pwd', 'ok'],
      ['cd /repo/path && git status', 'ok'],
      ['cd packages && poetry install; git diff | poetry run x', 'ok'],
      ['git status --short && echo "---" && git branch --show-current', 'ok'],
      ['echo "BASE: $(git rev-parse HEAD~3)" && echo "HEAD: $(git rev-parse HEAD)"', 'ok'],
      ['for f in a b; do git log -- "$f"; done', 'ok'],
      ['git status 2>&1 > /dev/null', 'ok'],
    ],
  });

  complaint('the message of a commit from a here-document that cat prints, as Claude Code writes it', {
    allow: ['Bash(git commit:*)', 'Read(./notes/**)'],
    calls: [
      [`git commit -m "$(cat <<'EOF'\nFix it\n\nCo-authored-by: x\nEOF\n)"`, 'ok'],
      ['git commit -m "$(cat < notes/a)"', 'ok'],
      ['git commit -m "$(cat < /etc/passwd)"', 'overreach'],
      ['git commit -m "$(cat /etc/passwd)"', 'overreach'],
      ['git commit -m x | cat > y', 'overreach'],
      ['git commit -m "$(ls | xargs cat)"', 'overreach'],
      ["cat <<'EOF'\nx\nEOF", 'overreach'],
    ],
  });

  complaint('a command that says the same in another way: an assignment before it, cd before it (claude-code#66176)', {
    allow: ['Bash(npm test:*)', 'Bash(git log:*)'],
    calls: [
      ['CI=1 npm test', 'ok'],
      ['cd packages/a && npm test', 'ok'],
      ['timeout 60 npm test', 'ok'],
      ['GIT_SSH_COMMAND=./x git log', 'overreach'],
    ],
  });
});

describe('a deny that does not deny', () => {
  complaint('the same flags in another order or spelling: rm -fr (claude-code#18613)', {
    deny: ['Bash(rm -rf:*)'],
    calls: [
      ['rm -rf x', 'overreach'],
      ['rm -fr x', 'overreach'],
      ['rm -r -f x', 'overreach'],
      ['rm -f -r x', 'overreach'],
      ['rm x -rf', 'overreach'],
      ['rm -vrf x', 'overreach'],
      ['rm --force --recursive x', 'overreach'],
      ['rm x', 'ok'],
    ],
  });

  complaint('git -C, an assignment before it, cd before it (claude-code#66176)', {
    deny: ['Bash(git push:*)'],
    calls: [
      ['git push', 'overreach'],
      ['git -C . push', 'overreach'],
      ['git -c user.name=x push', 'overreach'],
      ['git --git-dir .git push', 'overreach'],
      ['GIT_TRACE=1 git push', 'overreach'],
      ['cd /repo && git push', 'overreach'],
      ['(cd /repo; git push)', 'overreach'],
      ['{ git push; }', 'overreach'],
      ['git pull', 'ok'],
    ],
  });

  complaint('the same, where a star is stuck to the last word of the rule (claude-code#66176)', {
    deny: [
      'Bash(git push*)',
      'Bash(git reset --hard*)',
      'Bash(rm -rf*)',
      'Bash(npm publish*)',
      'Bash(docker * prune)',
      'Bash(mv -*)',
    ],
    calls: [
      ['git push', 'overreach'],
      ['git push-all', 'overreach'],
      ['git -C x push y', 'overreach'],
      ['/usr/bin/git -C x push', 'overreach'],
      ['git -C x reset --hard', 'overreach'],
      ['git reset --quiet --hard', 'overreach'],
      ['git reset --hard=x', 'overreach'],
      ['rm -fr x', 'overreach'],
      ['rm -r x -f', 'overreach'],
      ['rm -rfv x', 'overreach'],
      ['npm --prefix x publish', 'overreach'],
      ['docker -l x system prune --force', 'overreach'],
      ['git -C x $P', 'unverifiable'],
      ['git pus', 'ok'],
      ['git reset --soft', 'ok'],
      ['git status push', 'ok'],
      ['rm -r x', 'ok'],
      ['npm pack publish', 'ok'],
      ['mv x -v', 'overreach'],
      ['mv x y', 'ok'],
      ['docker system ls', 'ok'],
    ],
  });

  complaint('a wrapper that the list of eight does not have (claude-code#92542)', {
    deny: ['Bash(git add -A*)'],
    calls: [
      ['git add -A', 'overreach'],
      ['timeout 5 git add -A', 'overreach'],
      ['env git add -A', 'overreach'],
      ['sudo git add -A', 'overreach'],
      ['doas git add -A', 'overreach'],
      ['setsid git add -A', 'overreach'],
      ['ionice -c 3 git add -A', 'overreach'],
      ['flock /tmp/lock git add -A', 'overreach'],
      ['strace -f git add -A', 'overreach'],
      ['unbuffer git add -A', 'overreach'],
      ['watch git add -A', 'overreach'],
    ],
  });

  complaint('a runner of what some project has (claude-code#92542)', {
    deny: ['Bash(git push:*)'],
    calls: [
      ['npx git push', 'overreach'],
      ['npm exec -- git push', 'overreach'],
      ['pnpm exec git push', 'overreach'],
      ['yarn exec git push', 'overreach'],
      ['uv run git push', 'overreach'],
      ['poetry run git push', 'overreach'],
      ['bundle exec git push', 'overreach'],
      ['mise exec -- git push', 'overreach'],
      ['direnv exec . git push', 'overreach'],
      ['asdf exec git push', 'overreach'],
      ['nix develop -c git push', 'overreach'],
      ['gosu me git push', 'overreach'],
      ['firejail git push', 'overreach'],
      ['bwrap --dev-bind / / git push', 'overreach'],
      ['prlimit --nofile=9 git push', 'overreach'],
      ['numactl -N 0 git push', 'overreach'],
      ['chronic git push', 'overreach'],
      ['op run -- git push', 'overreach'],
      ['doppler run -- git push', 'overreach'],
      ['tmux new-session -d "git push"', 'overreach'],
      ['npx eslint .', 'ok'],
      ['npm run push', 'ok'],
    ],
  });

  complaint('a wrapper that nobody knows (claude-code#92542)', {
    deny: ['Bash(git push:*)', 'Bash(rm:*)'],
    calls: [
      ['my-wrapper git push', 'unverifiable'],
      ['./run.sh --now git -C x push', 'unverifiable'],
      ['bash run.sh git push', 'unverifiable'],
      ['python run.py rm x', 'unverifiable'],
      ['retry -n 3 -- git push', 'unverifiable'],
      ['hyperfine --command "cd x && git push"', 'unverifiable'],
      ["my-shell -lc 'git push'", 'unverifiable'],
      ['my-wrapper --exec="git push"', 'unverifiable'],
      ['my-wrapper git $P', 'unverifiable'],
      ['"$RUNNER" git push', 'unverifiable'],
      ['sudo --not-known x git push', 'unverifiable'],
      ['git bisect run git push', 'unverifiable'],
      ['git submodule foreach "git push"', 'unverifiable'],
      ["git rebase -x 'git push' main", 'unverifiable'],
      ['docker exec --not-known c rm x', 'unverifiable'],
      ['my-wrapper git pull', 'ok'],
      ['my-wrapper "$X" -a', 'ok'],
    ],
  });

  complaint('the words of a command where they are none', {
    deny: ['Bash(git push:*)', 'Bash(rm:*)', 'Bash(curl:*)'],
    calls: [
      ['echo git push', 'ok'],
      ["printf '%s' git push", 'ok'],
      ['git rm x', 'ok'],
      ['git commit -m rm', 'ok'],
      ['npm install rm', 'ok'],
      ['npm rm x', 'ok'],
      ['docker rm x', 'ok'],
      ['kubectl get rm', 'ok'],
      ['grep -r rm .', 'ok'],
      ['find . -name rm', 'ok'],
      ['ls rm curl', 'ok'],
      ['/usr/bin/ls rm', 'ok'],
      ['command -v curl', 'ok'],
      ['which curl', 'ok'],
      ['type rm', 'ok'],
      ['man rm', 'ok'],
      ['apt-get install -y curl', 'ok'],
      ['sudo apt-get install -y curl', 'ok'],
      ['gh pr create --body "rm x"', 'ok'],
      ['make rm', 'ok'],
      ["python -c 'rm = 1'", 'ok'],
      ["node -e 'curl(1)'", 'ok'],
    ],
  });

  complaint('a shell whose language is not read (claude-code#8537, codex#17393)', {
    deny: ['Bash(git push:*)'],
    calls: [
      ['pwsh -c "git push"', 'unverifiable'],
      ['pwsh -NoProfile -enc Z2l0', 'unverifiable'],
      ['powershell -Command git push', 'unverifiable'],
      ['powershell.exe "git push"', 'unverifiable'],
      ['cmd /c git push', 'unverifiable'],
      ['cmd.exe /c "git push"', 'unverifiable'],
      ['CMD.EXE //C git push', 'unverifiable'],
      ['fish -c "git push"', 'unverifiable'],
      ['nu -c "git push"', 'unverifiable'],
      ['tcsh -c "git push"', 'unverifiable'],
      ['csh -fc "git push"', 'unverifiable'],
      ['xonsh -c "git push"', 'unverifiable'],
      ['echo x | fish', 'unverifiable'],
      ['curl x | bash -s -- --yes', 'unverifiable'],
      ['curl x | bash -o pipefail', 'unverifiable'],
      ['curl x | bash /dev/stdin', 'unverifiable'],
      ['parallel < commands', 'unverifiable'],
      ['at now < commands', 'unverifiable'],
      ['pwsh -File x.ps1', 'ok'],
      ['pwsh --version', 'ok'],
      ['bash --version', 'ok'],
      ['fish x.fish', 'ok'],
      ['bash -e x.sh', 'ok'],
    ],
  });

  complaint('an alias of git itself, or another program in its settings', {
    deny: ['Bash(git push:*)', 'Bash(rm:*)'],
    calls: [
      ['git -c alias.x=push x', 'unverifiable'],
      ['git -C y -c alias.x="push -f" x', 'unverifiable'],
      ["git -c alias.x='!rm -r y' x", 'unverifiable'],
      ["git -c alias.x='!cd y && git push' x", 'unverifiable'],
      ['git -c alias.x="$Y" x', 'unverifiable'],
      ['git --config-env=alias.x=Y x', 'unverifiable'],
      ['git --config-env alias.x=Y x', 'unverifiable'],
      ["git config --global alias.x '!git push'", 'unverifiable'],
      ["git -c core.pager='rm y' log", 'unverifiable'],
      ['git -c alias.x=log x', 'ok'],
      ['git -c user.name=rm commit', 'ok'],
      ['git config --get user.name', 'ok'],
    ],
  });

  complaint('what is inside $(…), backticks, a subshell, eval or another shell (claude-code#39601)', {
    deny: ['Bash(git push:*)'],
    calls: [
      ['echo $(git push)', 'overreach'],
      ['echo `git push`', 'overreach'],
      ['(git push)', 'overreach'],
      ['eval "git push"', 'overreach'],
      ["bash -c 'git push'", 'overreach'],
      ['sh -c "sh -c \'git push\'"', 'overreach'],
      ['cat <(git push)', 'overreach'],
      ['if true; then git push; fi', 'overreach'],
    ],
  });

  complaint('the path of the program before its name: /usr/bin/curl (claude-code documentation)', {
    deny: ['Bash(curl:*)'],
    calls: [
      ['/usr/bin/curl x', 'overreach'],
      ['\\curl x', 'overreach'],
      ["'curl' x", 'overreach'],
      ['cu""rl x', 'overreach'],
      ['command curl x', 'overreach'],
      ['$(which curl) x', 'unverifiable'],
    ],
  });

  complaint('the name that Windows has for the program: git.exe', {
    deny: ['Bash(git push:*)', 'Bash(npm publish *)'],
    calls: [
      ['git.exe push', 'overreach'],
      ['Git.EXE -C x push', 'overreach'],
      ['/c/bin/git.exe push', 'overreach'],
      ["'C:\\bin\\git.exe' push", 'overreach'],
      ['npm.cmd publish', 'overreach'],
      ['npm.bat publish', 'overreach'],
      ['timeout.EXE 5 git push', 'overreach'],
      ['git.exe pull', 'ok'],
      ['git.txt push', 'ok'],
    ],
  });

  complaint('an alias for it', {
    deny: ['Bash(git push:*)'],
    calls: [
      ['alias g="git push"; g', 'overreach'],
      ['alias -g x=y g="cd z && git push"\ng', 'overreach'],
      ['alias g=git; g push', 'unverifiable'],
      ['alias g="$X"; g', 'unverifiable'],
      ["alias ll='ls -l' l=ls; ll", 'ok'],
      ['alias', 'ok'],
      ['alias g', 'ok'],
    ],
  });

  complaint('a file that a shell reads or writes in place of the tool for files (claude-code#70369)', {
    deny: ['Read(./foo.txt)', 'Edit(./foo.txt)'],
    calls: [
      ['cat foo.txt', 'overreach'],
      ['ls; cat foo.txt', 'overreach'],
      ['{ cat foo.txt; }', 'overreach'],
      ['cat <(ls) foo.txt', 'overreach'],
      ['cat < foo.txt', 'overreach'],
      ['echo x >> foo.txt', 'overreach'],
      ['{ echo x >> foo.txt; }', 'overreach'],
      ['printf x > foo.txt', 'overreach'],
      ['echo x | tee foo.txt', 'overreach'],
      ['cat bar.txt', 'ok'],
    ],
  });

  complaint('a star inside the rule (claude-code#25621)', {
    deny: ['Bash(*gcloud*)'],
    calls: [
      ['gcloud -h', 'overreach'],
      ['run gcloud -h', 'overreach'],
      ['ls && gcloud auth list', 'overreach'],
      ['ls', 'ok'],
    ],
  });

  complaint('./ in the rule and an absolute path in the call, or the other way round (claude-code#22907, #33742)', {
    deny: ['Read(./.env)', 'Read(./secrets/**)', 'Read(//repo/keys/**)'],
    calls: [
      [reading('/repo/.env', { cwd: CWD }), 'overreach'],
      [reading('./.env', { cwd: CWD }), 'overreach'],
      [reading('.env', { cwd: CWD }), 'overreach'],
      [reading('src/../.env', { cwd: CWD }), 'overreach'],
      [reading('/repo/./secrets//a', { cwd: CWD }), 'overreach'],
      [reading('keys/a', { cwd: CWD }), 'overreach'],
      [reading('/repo/README.md', { cwd: CWD }), 'ok'],
    ],
  });

  complaint('**/.env* and a file elsewhere, by its absolute path (claude-code#22907)', {
    deny: ['Read(**/.env*)'],
    calls: [
      [reading('/home/me/dev/project/server/.env', { cwd: CWD }), 'overreach'],
      [reading('../other/.env.local', { cwd: CWD }), 'overreach'],
    ],
  });

  complaint('Write(path) and MultiEdit, which rules for Edit are for too (claude-code#18200)', {
    deny: ['Edit(./src/**)'],
    calls: [
      [editing('/repo/src/a.ts', { cwd: CWD }), 'overreach'],
      [{ tool: 'Write', args: { file_path: '/repo/src/a.ts' }, cwd: CWD }, 'overreach'],
      [{ tool: 'MultiEdit', args: { file_path: 'src/a.ts' }, cwd: CWD }, 'overreach'],
      [{ tool: 'NotebookEdit', args: { notebook_path: 'src/a.ipynb' }, cwd: CWD }, 'overreach'],
    ],
  });
});

describe('the four anchors of paths, as Claude Code explains them (claude-code#6699, #28247)', () => {
  test.each([
    ['Read(//.env)', '/.env', '/repo/.env'],
    ['Read(~/.env)', '/home/me/.env', '/repo/.env'],
    ['Read(/.env)', '/repo/.env', '/.env'],
    ['Read(./.env)', '/repo/pkg/.env', '/repo/.env'],
    ['Read(//tmp/)', '/tmp/quora.png', '/repo/tmp/quora.png'],
  ])('%s denies %s and not %s', async (deny, denied, passed) => {
    const policy = await permitting(
      { allow: ['*', 'Read(//**)'], deny: [deny] },
      '"root": "/repo", "home": "/home/me"',
    );
    const cwd = '/repo/pkg';
    expect(outcomes(policy, [reading(denied, { cwd }), reading(passed, { cwd })])).toEqual(['overreach', 'ok']);
  });
});

describe('the wrapper that Codex runs commands in', () => {
  complaint('an allowed command behind zsh -lc (codex#10920, #10321)', {
    allow: ['Bash(gh api:*)', 'Bash(npm test:*)'],
    calls: [
      [codex('/bin/zsh', '-lc', 'gh api repos/x'), 'ok'],
      [codex('bash', '-lc', 'gh api repos/x && npm test'), 'ok'],
      [codex('bash', '-lc', 'gh api repos/x | sh'), 'overreach'],
      [codex('gh', 'api', 'repos/x'), 'ok'],
      [{ tool: 'exec_command', args: { cmd: 'gh api repos/x 2>/dev/null || true' }, cwd: CWD }, 'ok'],
    ],
  });

  complaint('an assignment before the command (codex#13175)', {
    allow: ['Bash(gh:*)'],
    deny: ['Bash(gh repo delete:*)'],
    calls: [
      [codex('bash', '-lc', 'GH_TOKEN=x gh api repos/x'), 'ok'],
      [codex('bash', '-lc', 'GH_TOKEN=x gh repo delete x'), 'overreach'],
      [codex('env', 'GH_TOKEN=x', 'gh', 'repo', 'delete', 'x'), 'overreach'],
    ],
  });

  complaint('a forbidden command behind zsh -lc (codex#10920)', {
    deny: ['Bash(git push:*)'],
    calls: [
      [codex('/bin/zsh', '-lc', 'git push'), 'overreach'],
      [codex('/bin/zsh', '-lc', 'cd x && git push origin main'), 'overreach'],
      [codex('git', 'push'), 'overreach'],
    ],
  });
});

describe('PowerShell', () => {
  complaint('commands that no parser here reads are never passed in silence (claude-code#8537)', {
    allow: ['Bash', 'PowerShell'],
    deny: ['PowerShell(Remove-Item:*)'],
    calls: [[{ tool: 'PowerShell', args: { command: 'Remove-Item x' } }, 'unverifiable']],
  });
});
