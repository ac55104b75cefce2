import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { notInstalled } from '../installed.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const standIn = fileURLToPath(new URL('systemctl.ts', import.meta.url));

/** Programs that have to be installed, of Debian and with it. */
const programs = ['psql', 'pg_createcluster', 'redis-server', 'nginx', 'prometheus', 'curl', 'git', 'npm', 'openssl'];

const run = (program: string, ...words: string[]): string => execFileSync(program, words, { encoding: 'utf8' }).trim();

/** @throws Error that names what this machine lacks */
export const checkMachine = (): void => {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') throw new Error('It runs on Linux, as root.');
  const lack = notInstalled(programs, 'postgresql redis-server nginx-light prometheus curl git npm openssl');
  if (lack !== null) throw new Error(lack);
};

/** The version of Debian's PostgreSQL, as pg_lsclusters shows it. */
export const postgresVersion = (): string => readdirSync('/usr/lib/postgresql').toSorted().at(-1) ?? '';

/** Packages that this machine has from elsewhere, so that Debian's would be in their way. */
export const fromElsewhere = (): string[] =>
  ['npm'].filter(
    (name) =>
      run('sh', '-c', `dpkg-query --show --showformat '\${db:Status-Status}' ${name} 2>/dev/null || true`) !==
      'installed',
  );

/** A folder that holds what the machine of this run writes; removed by whoever made it. */
export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'shop-operations-'));

/**
 * Within namespaces of its own: has everything that is written to the system's folders go to `folder`, empties what the
 * packages of the outer machine hold, and puts stand-ins in place of systemd and of the shop's repository.
 * @throws Error outside of the first process of such namespaces, before anything is changed
 */
export const layMachine = (folder: string): void => {
  if (process.pid !== 1 || run('stat', '-f', '-c', '%T', '/etc') === 'overlayfs')
    throw new Error('A machine is laid by the first process of its namespaces alone.');
  const resolving = run('cat', '/etc/resolv.conf');
  for (const place of ['etc', 'var', 'opt', 'usr', 'root']) {
    const [upper, work] = ['upper', 'work'].map((name) => path.join(folder, `${place}-${name}`));
    for (const made of [upper, work]) mkdirSync(made ?? '', { recursive: true });
    const layers = `lowerdir=/${place},upperdir=${upper},workdir=${work}`;
    run('mount', '-t', 'overlay', 'overlay', '-o', layers, `/${place}`);
  }
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run');
  writeFileSync('/etc/resolv.conf', `${resolving}\n`);
  // As the packages leave a machine.
  run(
    'sh',
    '-c',
    'rm -rf /etc/postgresql/* /var/lib/postgresql/* /var/lib/redis/* /var/lib/prometheus/* /opt/shop /etc/shop',
  );
  run(
    'sh',
    '-c',
    'rm -rf /etc/nginx/conf.d/* ~root/.shop /var/cache/shop /var/cache/nginx; mkdir -p /var/lib/prometheus /run/lock',
  );
  run('sh', '-c', 'chown prometheus: /var/lib/prometheus');
  run('pg_createcluster', postgresVersion(), 'main');
  for (const [name, words] of [
    ['systemctl', ''],
    ['journalctl', 'journal '],
  ] as const) {
    const file = path.join('/usr/local/bin', name);
    writeFileSync(file, `#!/bin/sh\nexec ${process.execPath} ${standIn} ${words}"$@"\n`);
    chmodSync(file, 0o755);
  }
  const repository = path.join(folder, 'shop.git');
  const commit = run('git', '-C', root, 'rev-parse', 'HEAD');
  run('git', 'clone', '--quiet', '--bare', root, repository);
  run('git', '-C', repository, 'update-ref', 'refs/heads/main', commit);
  run('git', '-C', repository, 'tag', '--force', 'next', commit);
  run('git', 'config', '--system', `url.${repository}.insteadOf`, 'https://git.example/shop.git');
  writeFileSync('/etc/hosts', '127.0.0.1 localhost shop.example\n');
};
