// In place of systemd, which a namespace does not have: starts what units say, as the user that they say, with their
// variables; what they forbid a process is not forbidden, and what ends is not started again. `journal` is journalctl.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const state = '/run/units';
const places = ['/etc/systemd/system', '/lib/systemd/system'];

interface Unit {
  readonly name: string;
  readonly type: string;
  readonly user: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly start: string;
  readonly reload: string;
}

const textOf = (name: string): string => {
  const file = `${name.replace(/@.*/, '@')}.service`;
  const found = places.map((place) => path.join(place, file)).find(existsSync);
  if (found === undefined) throw new Error(`Unit ${file} not found.`);
  return readFileSync(found, 'utf8').replaceAll('%i', name.replace(/^[^@]*@/, ''));
};

const variablesIn = (text: string): [string, string][] =>
  [...text.matchAll(/^([A-Z_][A-Z0-9_]*)=(.*)$/gim)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/^(["'])(.*)\1$/g, '$2'),
  ]);

const unitOf = (name: string): Unit => {
  const text = textOf(name);
  const all = (key: string): string[] => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, is = '']) => is);
  const [type = 'simple'] = all('Type');
  const [user = 'root'] = all('User');
  for (const [key, parent] of [
    ['CacheDirectory', '/var/cache'],
    ['RuntimeDirectory', '/run'],
  ] as const) {
    for (const folder of all(key)) execFileSync('install', ['-d', '-o', user, path.join(parent, folder)]);
  }
  const files = all('EnvironmentFile').map((file) => readFileSync(file.replace(/^-/, ''), 'utf8'));
  return {
    name,
    type,
    user,
    folder: all('WorkingDirectory')[0] ?? '/',
    env: Object.fromEntries([...files.flatMap(variablesIn), ...all('Environment').flatMap(variablesIn)]),
    start: all('ExecStart')[0] ?? '',
    reload: all('ExecReload')[0] ?? '',
  };
};

const pidOf = (name: string): number => {
  const file = path.join(state, `${name}.pid`);
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  // A zombie, which has ended and nobody has waited for, is gone too.
  const isThere =
    pid > 0 && existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return isThere ? pid : 0;
};

const start = (name: string): void => {
  if (pidOf(name) !== 0) return;
  const unit = unitOf(name);
  const log = openSync(path.join(state, `${name}.log`), 'a');
  const home = unit.user === 'root' ? '/root' : '/var/cache/shop';
  const options = {
    cwd: unit.folder,
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: home, ...unit.env },
  };
  // A shell takes the quotes and variables of the line apart.
  const words = ['--reuid', unit.user, '--regid', unit.user, '--init-groups', 'sh', '-c', `exec ${unit.start}`];
  if (unit.type === 'oneshot' || unit.type === 'forking') {
    const { status } = spawnSync('setpriv', words, { ...options, stdio: ['ignore', log, log] });
    if (status !== 0)
      throw new Error(`${name} ended with ${status}:\n${readFileSync(path.join(state, `${name}.log`))}`);
    return;
  }
  const child = spawn('setpriv', words, { ...options, stdio: ['ignore', log, log], detached: true });
  writeFileSync(path.join(state, `${name}.pid`), String(child.pid));
  child.unref();
};

const stop = (name: string): void => {
  const pid = pidOf(name);
  if (pid === 0) return;
  process.kill(pid, 'SIGTERM');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (pidOf(name) !== 0) Atomics.wait(pause, 0, 0, 50);
};

const reload = (name: string): void => void execFileSync('sh', ['-c', unitOf(name).reload]);

const [command = '', ...words] = process.argv.slice(2);
mkdirSync(state, { recursive: true });
const names = words.filter((word) => !word.startsWith('--')).map((word) => word.replace(/\.service$/, ''));
const units = names.filter((name) => !name.endsWith('.target'));
const acts: Record<string, (name: string) => void> = {
  start,
  stop,
  reload,
  restart: (name) => {
    stop(name);
    start(name);
  },
  enable: (name) => {
    if (words.includes('--now')) start(name);
  },
};
const act = acts[command];
try {
  if (command === 'journal') {
    const pattern = words[words.indexOf('--unit') + 1] ?? '*';
    for (const file of globSync(path.join(state, `${pattern}.log`))) process.stdout.write(readFileSync(file));
  } else if (act) for (const name of units) act(name);
  else if (command !== 'daemon-reload') throw new Error(`systemctl ${command} has no stand-in.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
