/** Programs that do different things by their first argument: that is a part of what is permitted. */
const WITH_SUBCOMMANDS: ReadonlySet<string> = new Set([
  ...'git,gh,glab,hub,svn,hg'.split(','),
  ...'npm,pnpm,yarn,bun,npx,pnpx,bunx,deno,corepack,nx,turbo,lerna,ng,expo,vercel,netlify,firebase'.split(','),
  ...'pip,pip3,pipx,uv,uvx,poetry,pdm,hatch,conda,mamba,tox,nox'.split(','),
  ...'cargo,rustup,go,dotnet,swift,mix,cabal,stack,opam,zig'.split(','),
  ...'bundle,gem,rake,rails,composer,artisan'.split(','),
  ...'make,gmake,just,task,ninja,mvn,./mvnw,gradle,./gradlew,ant,bazel,bazelisk,sbt,cmake'.split(','),
  ...'docker,docker-compose,podman,nerdctl,kubectl,oc,helm,minikube,kind'.split(','),
  ...'terraform,tofu,pulumi,ansible,vagrant,aws,gcloud,az,doctl,fly,flyctl,heroku,wrangler'.split(','),
  ...'apt,apt-get,dnf,yum,apk,brew,pacman,snap,systemctl,service,launchctl'.split(','),
]);

/** Subcommands that have subcommands. */
const DEEPER: ReadonlySet<string> = new Set([
  ...['npm run', 'npm run-script', 'npm exec', 'pnpm run', 'pnpm exec', 'pnpm dlx', 'yarn run', 'yarn workspace'],
  ...['bun run', 'bun x', 'deno run', 'deno task', 'uv run', 'uv pip', 'uv tool', 'poetry run', 'pdm run', 'hatch run'],
  ...[
    'conda run',
    'pipx run',
    'bundle exec',
    'dotnet tool',
    'git stash',
    'git remote',
    'git worktree',
    'git submodule',
  ],
  ...['git bisect', 'git notes', 'git lfs', 'docker compose', 'docker container', 'docker image', 'docker volume'],
  ...['docker network', 'docker system', 'docker buildx', 'podman compose', 'go mod', 'go tool', 'go work'],
  ...'gh pr,gh issue,gh repo,gh run,gh workflow,gh release,gh auth,gh gist,gh secret,gh variable,gh label'.split(','),
  ...'glab mr,glab issue,glab ci,glab repo,helm repo,kubectl config,kubectl rollout,terraform state'.split(','),
  ...'aws s3,aws s3api,aws ec2,aws iam,aws lambda,aws ecs,aws logs,aws sts,aws cloudformation'.split(','),
  ...'gcloud compute,gcloud run,gcloud auth,gcloud config,az vm,az account,az storage,az group'.split(','),
  ...'rails db,vagrant box,pulumi stack,pulumi config,flyctl secrets,fly secrets'.split(','),
]);

/**
 * Options of these programs behind which their value stands. One that has none in some of them does no harm here: what is
 * permitted is then more exact than it has to be.
 */
const VALUED: ReadonlySet<string> = new Set([
  ...'-C,-c,-f,-F,-H,-I,-R,-X,-Z,-j,-l,-n,-o,-p,-s,-w,-W,-pl,-P,-D'.split(','),
  ...'--git-dir,--work-tree,--namespace,--exec-path,--prefix,--dir,--cwd,--filter,--workspace,--repo'.split(','),
  ...'--context,--kubeconfig,--cluster,--user,--host,--config,--log-level,--kube-context,--manifest-path'.split(','),
  ...'--color,--package,--with,--from,--python,--project,--profile,--region,--output,--directory,--file'.split(','),
  ...'--project-name,--env-file,--extra,--group,--index-url,--registry,--target,--features'.split(','),
]);

/** Programs that run a script, a module or a text that they are given. */
const INTERPRETERS = /^(?:python|node|ruby|perl|php|lua|bash|sh|zsh|dash|ksh|fish|tsx|ts-node|java|Rscript)[\d.]*$/;
/** Behind it stands a program as a text, or none: it is read. */
const TEXT = /^-(?:[A-Za-z]*[ce]|p)?$|^--(?:eval|print)$/;
/** Behind it stands what is run. */
const MODULE = /^-(?:m|jar)$/;
const VALUED_OF_INTERPRETERS: ReadonlySet<string> = new Set(
  '-W,-X,-I,--require,--import,--loader,--experimental-loader,--env-file,-cp,-classpath,--class-path,-o,-O,-r'.split(
    ',',
  ),
);

/**
 * How many words say what a command does: the program, with the subcommand or the script of those that have one, and with
 * the options before that. Undefined where it has fewer: then nothing but all of it says so.
 *
 * @param words the program without its folder, and its arguments
 */
export function sayingWords(words: readonly string[]): number | undefined {
  const [program = ''] = words;
  if (WITH_SUBCOMMANDS.has(program)) {
    const first = nextOperand(words, 1, VALUED);
    const isDeeper = DEEPER.has(`${program} ${words[first - 1]}`);
    const last = isDeeper ? nextOperand(words, first, VALUED) : first;
    return last > words.length ? undefined : last;
  }
  if (!INTERPRETERS.test(program)) return 1;
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? '';
    if (TEXT.test(word) || !word.startsWith('-')) return at + 1;
    if (MODULE.test(word)) return at + 1 < words.length ? at + 2 : undefined;
    if (VALUED_OF_INTERPRETERS.has(word)) at++;
  }
  return undefined;
}

/** How many words there are up to the next that is no option and no value of one; more than all where there is none. */
function nextOperand(words: readonly string[], from: number, valued: ReadonlySet<string>): number {
  let at = from;
  while (at < words.length && /^[-+]./.test(words[at] ?? '')) at += valued.has(words[at] ?? '') ? 2 : 1;
  return at + 1;
}
