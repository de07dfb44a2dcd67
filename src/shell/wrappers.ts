import { optionsOf } from './options.ts';
import type { Unwrap } from './start.ts';
import { wrapper } from './wrapper.ts';

/** Commands of the shell itself that only pass on what they are given. They are known by their bare name alone. */
export const SHELL_WRAPPERS: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  ['builtin', wrapper({ shell: 'same' })],
  ['command', wrapper({ options: optionsOf('pvV'), silent: ['v', 'V'], shell: 'same' })],
  ['exec', wrapper({ options: optionsOf('cla:') })],
  ['nocorrect', wrapper({ shell: 'same' })],
  ['noglob', wrapper({ shell: 'same' })],
];

/** Programs that run another as it stands, as the same user on the same machine. */
export const WRAPPERS: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  ['busybox', wrapper({})],
  [
    'ionice',
    wrapper({
      options: optionsOf('c:n:p:P:u:thV', 'class= classdata= pid= pgid= uid= ignore help version'),
      silent: ['p', 'P', 'u', 'pid', 'pgid', 'uid'],
    }),
  ],
  ['nice', wrapper({ options: optionsOf('n:0123456789', 'adjustment= help version') })],
  ['nohup', wrapper({ options: optionsOf('', 'help version') })],
  ['setsid', wrapper({ options: optionsOf('cfwhV', 'ctty fork wait help version') })],
  ['stdbuf', wrapper({ options: optionsOf('i:o:e:', 'input= output= error= help version') })],
  [
    'time',
    wrapper({
      options: optionsOf('pvalhqVf:o:', 'portability verbose append quiet format= output= help version'),
      doing: ['o', 'output'],
    }),
  ],
  [
    'timeout',
    wrapper({
      options: optionsOf('vfpk:s:', 'foreground preserve-status verbose kill-after= signal= help version'),
      operands: 1,
    }),
  ],
  ['caffeinate', wrapper({ allowedBy: 'both', options: optionsOf('dimsut:w:') })],
  [
    'chrt',
    wrapper({
      allowedBy: 'both',
      options: optionsOf(
        'abdfiormRhvVp:T:P:D:',
        'all-tasks batch deadline fifo idle other rr max reset-on-fork verbose pid= sched-runtime= sched-period= sched-deadline= help version',
      ),
      operands: 1,
      silent: ['p', 'pid', 'm', 'max'],
    }),
  ],
  ['chronic', wrapper({ allowedBy: 'both', options: optionsOf('ve') })],
  [
    'ltrace',
    wrapper({
      allowedBy: 'both',
      options: optionsOf(
        'a:A:e:F:l:n:o:p:s:u:w:x:X:bcCfhiLrStTV',
        'align= config= demangle indent= library= output= where=',
      ),
    }),
  ],
  [
    'numactl',
    wrapper({
      allowedBy: 'both',
      options: optionsOf(
        'abHlsC:i:m:N:p:P:w:',
        'all balancing hardware localalloc show physcpubind= interleave= membind= cpunodebind= preferred= preferred-many= weighted-interleave=',
      ),
    }),
  ],
  [
    'prlimit',
    wrapper({
      allowedBy: 'both',
      options: optionsOf(
        'hVo:p:c::d::e::f::i::l::m::n::q::r::s::t::u::v::x::y::',
        'help version noheadings raw verbose output= pid= core? data? nice? fsize? sigpending? memlock? rss? nofile? msgqueue? rtprio? stack? cpu? nproc? as? locks? rttime?',
      ),
      silent: ['p', 'pid'],
    }),
  ],
  [
    'strace',
    wrapper({
      allowedBy: 'both',
      options: optionsOf(
        'a:b:e:E:I:o:O:p:P:s:S:u:U:X:cCdDfFhiknNqrtTvVwxyYzZA',
        'attach= columns= debug decode-fds? decode-pids? env= follow-forks output= output-append-mode output-separately path= quiet? relative-timestamps? signal= stack-trace? status= string-limit= summary summary-only syscall-times? timestamps? trace= user= verbose= version help',
      ),
    }),
  ],
  [
    'taskset',
    wrapper({ allowedBy: 'both', options: optionsOf('acphV', 'all-tasks pid cpu-list help version'), operands: 1 }),
  ],
  ['unbuffer', wrapper({ allowedBy: 'both', options: optionsOf('p') })],
  ['winpty', wrapper({ allowedBy: 'both' })],
];

/** Programs that run another as somebody else or with another view of the machine. */
export const STRANGE_WRAPPERS: readonly (readonly [name: string, unwrap: Unwrap])[] = [
  [
    'chroot',
    wrapper({
      allowedBy: 'itself',
      options: optionsOf('u:g:G:n', 'groups= userspec= skip-chdir help version'),
      operands: 1,
      shell: 'elsewhere',
    }),
  ],
  ['doas', wrapper({ allowedBy: 'itself', options: optionsOf('Lnsa:C:u:') })],
  [
    'nsenter',
    wrapper({
      allowedBy: 'itself',
      options: optionsOf(
        'at:m::u::i::n::p::C::U::T::N:S:G:r::w::W:FZehV',
        'all target= mount? uts? ipc? net? pid? cgroup? user? time? net-socket= setuid= setgid= root? wd? wdns= no-fork follow-context env keep-caps preserve-credentials join-cgroup user-parent help version',
      ),
      shell: 'elsewhere',
    }),
  ],
  [
    'pkexec',
    wrapper({
      allowedBy: 'itself',
      options: optionsOf('u:', 'user= disable-internal-agent keep-cwd help version'),
      shell: 'elsewhere',
    }),
  ],
  [
    'sudo',
    wrapper({
      allowedBy: 'itself',
      options: optionsOf(
        'ABbEeHiKklNnPSsVvC:D:a:c:g:h:p:R:r:T:t:U:u:',
        'askpass background bell edit help login list no-update non-interactive preserve-env? preserve-groups remove-timestamp reset-timestamp set-home shell stdin validate version close-from= chdir= group= host= prompt= chroot= role= command-timeout= type= other-user= user= auth-type= login-class=',
      ),
      silent: ['e', 'edit', 'K', 'remove-timestamp', 'l', 'list', 'V', 'version', 'v', 'validate'],
      moving: ['i', 'login', 'R', 'chroot'],
      folder: ['D', 'chdir'],
      takesAssignments: true,
    }),
  ],
  [
    'systemd-run',
    wrapper({
      allowedBy: 'itself',
      options: {
        ...optionsOf(
          'SdGqrtPu:p:E:M:H:',
          'user system scope shell same-dir collect quiet remain-after-exit send-sighup pty pipe wait no-block no-ask-password slice-inherit help version',
        ),
        otherLongs: 'value',
      },
      shell: 'elsewhere',
    }),
  ],
  [
    'unshare',
    wrapper({
      allowedBy: 'itself',
      options: optionsOf(
        'mnpuiUCTfrchVR:w:S:G:l:',
        'mount? net? pid? uts? ipc? user? cgroup? time? fork map-root-user map-current-user map-auto map-user= map-users= map-group= map-groups= owner= kill-child? mount-proc? mount-binfmt? propagation= setgroups= root= wd= setuid= setgid= monotonic= boottime= keep-caps load-interp= help version',
      ),
      moving: ['R', 'root'],
      folder: ['w', 'wd'],
    }),
  ],
];
