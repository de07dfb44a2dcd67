// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell has them as well
import { describe, expect, test } from '@jest/globals';
import { partOf, programs } from '../helpers/shown.ts';

/** What a line starts, as in `either x a`: who has to be allowed, and what is started. */
function started(text: string): string {
  const [line] = programs(text);
  const found = /=(either|both|itself)> \[(.*)\]$/s.exec(line ?? '');
  return found === null ? 'nothing' : `${found[1]} ${found[2]}`;
}

describe('either it or all that it starts is allowed', () => {
  test.each<[text: string, started: string]>([
    ['timeout 5 x a', 'either x a'],
    ['timeout -s KILL -k 5 --foreground 10s x a', 'either x a'],
    ['timeout --sig=KILL --kill-after 5 10 x', 'either x'],
    ['timeout -- 5 x', 'either x'],
    ['timeout "$T" x', 'either x'],
    ['timeout 5', 'nothing'],
    ['nice -n 5 x', 'either x'],
    ['nice -10 x', 'either x'],
    ['nice --adjustment=5 x', 'either x'],
    ['ionice -c 3 -n5 x', 'either x'],
    ['ionice -p 12', 'nothing'],
    ['nohup x', 'either x'],
    ['setsid -w x', 'either x'],
    ['stdbuf -oL -e 0 x', 'either x'],
    ['command x', 'either x'],
    ['command -p -- x', 'either x'],
    ['command -v x', 'nothing'],
    ['command -V x', 'nothing'],
    ['builtin x', 'either x'],
    ['noglob x', 'either x'],
    ['exec x', 'either x'],
    ['exec -a y x', 'either x'],
    ['exec > f', 'nothing'],
    ['/usr/bin/time -p x', 'either x'],
    ['env x', 'either x'],
    ['env A=1 B=2 x a', 'either x a'],
    ['env', 'nothing'],
    ['env A=1', 'nothing'],
    ['/usr/bin/env x', 'either x'],
    ['xargs x a', 'either x a'],
    ['xargs', 'nothing'],
    ['busybox x a', 'either x a'],
    ["bash -c 'x && y'", 'either x; y'],
    ["bash -lc 'x'", 'either x'],
    ["sh --login -e -c 'x' name arg", 'either x'],
    ["bash -eo pipefail -c 'x'", 'either x'],
    ["bash -O extglob -c -e -- 'x'", 'either x'],
    ["/bin/zsh -lc 'x'", 'either x'],
    ["dash -c ''", 'nothing'],
    ['bash x.sh', 'nothing'],
    ['bash -s < x', 'nothing'],
    ["eval 'x a; y'", 'either x a; y'],
    ['eval x a', 'either x a'],
    ['eval', 'nothing'],
    ["trap 'x; y' EXIT INT", 'either x; y'],
    ['trap - EXIT', 'nothing'],
    ["trap '' INT", 'nothing'],
    ['trap -p', 'nothing'],
  ])('%j', (text, expected) => {
    expect(started(text)).toBe(expected);
  });
});

describe('both it and all that it starts have to be allowed', () => {
  test.each<[text: string, started: string]>([
    ['xargs -n 1 x', 'both x'],
    ['xargs -0 -P4 --max-args=1 x a', 'both x a'],
    ['xargs -I{} x a{} b', 'both x <a{}> b'],
    ['xargs -I % x % {}', 'both x <%> {}'],
    ['xargs -i x {}', 'both x <{}>'],
    ['xargs -I "$R" x a', 'both <…>'],
    ['xargs -r', 'nothing'],
    ['find . -name a -exec x a {} \\;', 'both x a <{}>'],
    ['find . -exec x {} + -ok y \\; -print', 'both x <{}> <{}> <{}> <{}>; y'],
    ["find . -execdir x ';'", 'both x'],
    ['find . -exec x + a \\;', 'both x + a'],
    ['find . -name a -delete', 'nothing'],
    ['fd -x x {.}', 'both x <{.}>'],
    ['env -i x', 'both x'],
    ['env - x', 'both x'],
    ['env -u A -C d B=1 x', 'both x'],
    ["env -S 'x a' b", 'both x a b'],
    ["env -S 'A=1 x'", 'both x'],
    ['env -S \'x "a"\'', 'both <…>'],
    ['env -S x -S y', 'both <…>'],
    ['/usr/bin/time -o f x', 'both x'],
    ['watch -n 1 x a', 'both x a'],
    ["watch 'x | y'", 'both x; y'],
    ['watch -x x "a;b"', 'both x a;b'],
    ['watch "x $A"', 'both <"x $A">'],
    ['parallel x ::: a b', 'both x'],
    ['parallel -j 4 x {} {.} ::: a', 'both x <{}> <{.}>'],
    ["parallel 'x {}; y' ::: a", 'both <…>'],
    ["parallel 'x; y' :::: f", 'both x; y'],
    ["parallel ::: 'x a' y", 'both x a; y'],
    ['parallel < f', 'nothing'],
    ['entr -r x /_', 'both x </_>'],
    ["entr -s 'x; y'", 'both x; y'],
    ["script -qc 'x; y' f", 'both x; y'],
    ["script f -c 'x'", 'both x'],
    ['script f x a', 'both x a'],
    ['flock f x a', 'both x a'],
    ["flock -w 5 f -c 'x; y'", 'both x; y'],
    ['flock 9', 'nothing'],
    ['strace -f -e trace=open -o f x', 'both x'],
    ['ltrace -c x', 'both x'],
    ['chronic -v x', 'both x'],
    ['numactl -C 0-3 --membind=0 x a', 'both x a'],
    ['prlimit --nofile=8 -c=0 x', 'both x'],
    ['prlimit --pid 12', 'nothing'],
    ["bash --rcfile f -c 'x'", 'both x'],
    // What is not understood, and what may be another program of that name.
    ['timeout --new-option 5 x', 'both x'],
    ['nice -Z x', 'both x'],
    ["bash -Zc 'x'", 'both x'],
    ['./timeout 5 x', 'both x'],
    ['/tmp/env x', 'both x'],
  ])('%j', (text, expected) => {
    expect(started(text)).toBe(expected);
  });
});

describe('only a rule for the whole can allow it', () => {
  test.each<[text: string, started: string]>([
    ['sudo x a', 'itself x a'],
    ['sudo -u root -n A=1 x', 'itself x'],
    ['sudo -nu root -- x', 'itself x'],
    ['sudo --user root --preserve-env=A x', 'itself x'],
    ['sudo --user=root x', 'itself x'],
    ['sudo -l', 'nothing'],
    ['sudo -e f', 'nothing'],
    ['sudo --unheard-of x', 'nothing'],
    ['./sudo x', 'itself x'],
    ['doas -u me x', 'itself x'],
    ["su -c 'x; y'", 'itself x; y'],
    ["su - me -c 'x'", 'itself x'],
    ['su me', 'nothing'],
    ['runuser -u me -- x a', 'itself x a'],
    ["runuser me -c 'x'", 'itself x'],
    ['pkexec --user me x', 'itself x'],
    ['ssh host', 'nothing'],
    ['ssh -p 22 -i k me@host x a', 'itself x a'],
    ["ssh host -p 22 'x && y'", 'itself x; y'],
    ['ssh host "x $A"', 'itself <"x $A">'],
    ['docker exec -it -e A=1 c x a', 'itself x a'],
    ['docker run --rm -v a:b --name n -p 1:2 image x a', 'itself x a'],
    ['docker run image', 'nothing'],
    ['docker run --entrypoint x image a', 'itself x a'],
    ['docker -H h container exec c x', 'itself x'],
    ['docker compose -f f exec -T web x', 'itself x'],
    ['docker-compose run --rm web x', 'itself x'],
    ['docker ps -a', 'nothing'],
    ['npx x a', 'itself x a'],
    ['npx --yes -p y x a', 'itself x a'],
    ["npx -p y -c 'x | z'", 'itself x; z'],
    ['npm exec -- x a', 'itself x a'],
    ['npm --prefix d exec x -- a', 'itself x a'],
    ['npm install x', 'nothing'],
    ['pnpm -r exec x', 'itself x'],
    ['yarn dlx -p y x', 'itself x'],
    ['yarn add x', 'nothing'],
    ['bunx x', 'itself x'],
    ['uv run --with y x a', 'itself x a'],
    ['uv pip install x', 'nothing'],
    ['uvx --from y x', 'itself x'],
    ['poetry -C d run x', 'itself x'],
    ['conda run -n e x', 'itself x'],
    ['bundle exec x', 'itself x'],
    ['mise exec node@20 -- x a', 'itself x a'],
    ["mise x -c 'x a'", 'itself x a'],
    ['direnv exec . x a', 'itself x a'],
    ['asdf exec x', 'itself x'],
    ['nix develop .#y -c x a', 'itself x a'],
    ['nix build', 'nothing'],
    ["nix-shell -p y --run 'x; z'", 'itself x; z'],
    ['op run --env-file f -- x a', 'itself x a'],
    ['doppler run -p y -- x', 'itself x'],
    ["doppler run --command 'x && z'", 'itself x; z'],
    ['aws-vault exec me -- x', 'itself x'],
    ['gosu me x a', 'itself x a'],
    ['firejail --net=none -- x a', 'itself x a'],
    ['bwrap --unshare-all --ro-bind / / --dev /dev x a', 'itself x a'],
    ['bwrap --bind a b -- x', 'itself x'],
    ["tmux new-session -d -s y 'x; z'", 'itself x; z'],
    ['tmux new -d x a', 'itself x a'],
    ["tmux -L s send-keys -t 0 'x a' C-m", 'itself x a'],
    ['tmux kill-session -t x', 'nothing'],
    ['podman run -it image x', 'itself x'],
    ["docker exec c sh -c 'x; y'", 'itself sh -c x; y =either> [x; y]'],
    ['kubectl -n n exec pod -c c -it -- x a', 'itself x a'],
    ['kubectl get pods', 'nothing'],
    ['chroot --userspec=me d x', 'itself x'],
    ['nsenter -t 1 -m -u x', 'itself x'],
    ['unshare -r --map-user 0 x', 'itself x'],
    ['systemd-run --user --unit u x', 'itself x'],
  ])('%j', (text, expected) => {
    expect(started(text)).toBe(expected);
  });
});

describe('wrappers', () => {
  test('stand in each other', () => {
    expect(programs("sudo env A=1 timeout 5 bash -lc 'git push'")).toEqual([
      'sudo env A=1 timeout 5 bash -lc git push =itself> [env A=1 timeout 5 bash -lc git push =either> [' +
        'timeout 5 bash -lc git push =either> [bash -lc git push =either> [git push]]]]',
    ]);
    expect(programs("nohup nice bash -c 'cd x && time sudo git push' &")).toEqual([
      'nohup nice bash -c cd x && time sudo git push =either> [nice bash -c cd x && time sudo git push =either> [' +
        'bash -c cd x && time sudo git push =either> [cd x; sudo git push =itself> [git push]]]]',
    ]);
  });

  test.each([
    'timeout $T x',
    'timeout "$@" x',
    'nice -n $N x',
    'sudo $OPTIONS x',
    'env $A x',
    'xargs $O x',
    'flock $F x',
  ])('of words of which nobody knows how many they become have no program that is known: %j', (text) => {
    expect(started(text)).toMatch(/^(?:either|both|itself) <\$\w+> x$|^either <"\$@"> x$/);
  });

  test.each<[text: string, program: string, isOpen: boolean]>([
    ['xargs x', 'x', true],
    ['xargs x', 'xargs', false],
    ['xargs sudo x', 'x', true],
    ['find . -exec x {} +', 'x', false],
    ['find . -exec x \\;', 'x', false],
    ['find . -execdir x \\;', 'x', true],
    ['parallel x ::: a', 'x', true],
    ["xargs bash -c 'x'", 'x', false],
    ['timeout 5 x', 'x', false],
  ])('of %j give %j more arguments: %j', (text, program, isOpen) => {
    expect(partOf(text, program).isOpen).toBe(isOpen);
  });

  test('that are given their program when they run start one that is not known', () => {
    expect(started('xargs env')).toBe('either env =either> [<…>]');
    expect(started('xargs sudo -u me')).toBe('either sudo -u me =itself> [<…>]');
    expect(started('xargs ssh host x')).toBe('either ssh host x =itself> [<x>]');
  });
});
