import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

export const SSHD = '/usr/sbin/sshd';

/** Acts as systemd does with deploy/frontage.socket: holds the socket, and restarts the service on SIGHUP. */
const holder = `
import os, signal, socket, subprocess, sys
port, command, state = sys.argv[1:]
signals = {signal.SIGHUP, signal.SIGTERM}
signal.pthread_sigmask(signal.SIG_BLOCK, signals)
listening = socket.create_server(("127.0.0.1", int(port)), backlog=4096)
os.dup2(listening.fileno(), 3)
def write(name, pid):
    with open(f"{state}/{name}.new", "w") as file:
        file.write(str(pid))
    os.rename(f"{state}/{name}.new", f"{state}/{name}")
write("holder", os.getpid())
child = None
while True:
    came = signal.sigwait(signals)
    if child:
        child.terminate()
        child.wait()
    if came == signal.SIGTERM:
        break
    unblock = lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, signals)
    child = subprocess.Popen(["sh", "-c", command], pass_fds=[3], preexec_fn=unblock)
    write("pid", child.pid)
`;

/**
 * Starts a machine to deploy to: a real sshd on loopback, for the test's user, and a stand-in for systemd.
 *
 * @param all an empty folder
 * @returns where the site's folder is to be, and a PATH whose `ssh` knows the machine as “machine”
 */
export async function startMachine(all: string, port: number, sshPort: number) {
  const bin = join(all, 'bin');
  const state = join(all, 'state');
  const machine = join(all, 'machine');
  for (const folder of [bin, state, machine]) mkdirSync(folder);
  const folder = join(machine, "the site's");
  const path = `${bin}:${process.env.PATH}`;
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const program = (name: string, text: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  writeFileSync(join(all, 'holder.py'), holder);
  program(
    'restart',
    `[ "$*" = it ] || exit 1
cd ${state}
rm -f pid
kill -HUP "$(cat holder)"
until [ -e pid ]; do sleep 0.05; done
# A process that nobody has waited for has no program any more.
while [ -e "/proc/$(cat pid)/exe" ] && ! grep -q ^Stop log; do sleep 0.05; done`,
  );
  program('journalctl', `echo "The journal:"; cat ${state}/log`);
  const service = 'LISTEN_FDS=1 LISTEN_PID=$$ exec node_modules/.bin/node service/src/main.ts';
  const start = `cd "${folder}/current" && ${service} </dev/null >${state}/log 2>&1`;
  const python = spawn('python3', [join(all, 'holder.py'), String(port), start, state]);
  for (const name of ['host', 'user'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(all, name)]);
  const [hostKey = ''] = /^\S+ \S+/.exec(readFileSync(join(all, 'host.pub'), 'utf8')) ?? [];
  writeFileSync(join(all, 'known'), `[127.0.0.1]:${sshPort} ${hostKey}\n`);
  writeFileSync(
    join(all, 'sshd_config'),
    `ListenAddress 127.0.0.1:${sshPort}
HostKey ${join(all, 'host')}
AuthorizedKeysFile ${join(all, 'user.pub')}
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
SetEnv PATH=${path}${certificates ? ` NODE_EXTRA_CA_CERTS=${certificates}` : ''}
`,
  );
  writeFileSync(
    join(all, 'ssh_config'),
    `Host machine
  HostName 127.0.0.1
  Port ${sshPort}
Host elsewhere
  HostName 127.0.0.1
  Port 1
Host *
  User ${userInfo().username}
  IdentityFile ${join(all, 'user')}
  IdentitiesOnly yes
  UserKnownHostsFile ${join(all, 'known')}
  BatchMode yes
`,
  );
  const ssh = execFileSync('sh', ['-c', 'command -v ssh'], { encoding: 'utf8' }).trim();
  program('ssh', `exec ${ssh} -F ${join(all, 'ssh_config')} "$@"`);
  // Debian creates it at boot.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const daemon = spawn(SSHD, ['-D', '-e', '-f', join(all, 'sshd_config')]);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    daemon.stderr.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Server listening')) resolve();
    });
    daemon.on('close', () => reject(new Error(output)));
  });
  const stop = () => {
    daemon.kill();
    python.kill();
  };
  return { folder, state, path, program, stop };
}
