import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Cluster, Member } from './cluster.ts';
import type { Fault } from './tally.ts';

/** One thing that happens to a running shop. */
export interface Disturbance extends Fault {
  /** Resolves once everything is back. */
  run(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);

/** Runs a command of `pnpm release` on the cluster's releases. @throws Error with what it printed */
export const release = async ({ releases }: Cluster, ...words: string[]): Promise<void> => {
  await run(process.execPath, ['delivery/src/cli.ts', ...words], {
    cwd: root,
    env: { ...process.env, RELEASES: releases },
  });
};

/** The process of one worker of nginx, which serves while its master only waits. */
const workerOfNginx = async ({ nginx }: Cluster): Promise<number> => {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(nginx.pid)]);
  return Number(stdout.trim().split('\n')[0]);
};

/**
 * The work of a killed server is lost: another is asked for it, unless it may change something. Of an answer that has
 * begun the rest is missing.
 */
const lostWith: Readonly<Record<Member['role'], Fault['mayFail']>> = {
  api: ({ mayChange }) => mayChange,
  web: ({ mayChange }, { isBrokenOff }) => mayChange || isBrokenOff,
  worker: () => false,
};
const killed = (member: Member): Disturbance => ({
  name: `${member.name} is killed`,
  mayFail: lostWith[member.role],
  run: () => member.restart('kill'),
});
const restarted = (member: Member): Disturbance => ({
  name: `${member.name} is restarted`,
  run: () => member.restart('stop'),
});

const nginxReloaded = ({ nginx }: Cluster): Disturbance => ({
  name: 'nginx is reloaded',
  run: async () => nginx.reload(),
});
const valkeyEnds = ({ valkey }: Cluster, signal: 'SIGKILL' | 'SIGTERM'): Disturbance => ({
  name: `Valkey is ${signal === 'SIGKILL' ? 'killed' : 'restarted'}`,
  run: () => valkey.restart(signal),
});
const postgresEnds = ({ postgres, members }: Cluster, signal: 'SIGQUIT' | 'SIGINT'): Disturbance => ({
  name: `PostgreSQL ${signal === 'SIGQUIT' ? 'crashes' : 'is restarted'}`,
  mayFail: ({ kind }) => kind !== 'file',
  run: async () => {
    await postgres.end(signal);
    await postgres.begin();
    // PostgreSQL says that it takes connections a moment before it does.
    await Promise.all(members.map((member) => member.ready()));
  },
});

/** Lists what a shop of several servers has to outlive, in order; `package` is released, taken back and released. */
export const allOf = (cluster: Cluster, released: string): Disturbance[] => {
  const { members } = cluster;
  return [
    ...members.map(killed),
    { name: 'a remote is released', run: () => release(cluster, 'promote', released) },
    valkeyEnds(cluster, 'SIGKILL'),
    postgresEnds(cluster, 'SIGINT'),
    {
      name: 'a worker of nginx is killed',
      mayFail: () => true,
      run: async () => void process.kill(await workerOfNginx(cluster), 'SIGKILL'),
    },
    { name: 'a remote is taken back', run: () => release(cluster, 'rollback', released) },
    ...members.map(restarted),
    valkeyEnds(cluster, 'SIGTERM'),
    postgresEnds(cluster, 'SIGQUIT'),
    nginxReloaded(cluster),
    { name: 'a remote is released again', run: () => release(cluster, 'promote', released) },
  ];
};

/** The same, as far as it fits into a minute: one of each kind. */
export const someOf = (cluster: Cluster): Disturbance[] => {
  const first = (role: Member['role']) => cluster.members.filter((member) => member.role === role).slice(0, 1);
  return [
    ...[...first('api'), ...first('web'), ...first('worker')].map(killed),
    valkeyEnds(cluster, 'SIGKILL'),
    postgresEnds(cluster, 'SIGQUIT'),
  ];
};

/** Everything of the shop's own, one after the other, in order, as for a new version; the database goes on. */
export const rolling = (cluster: Cluster): Disturbance[] => [
  ...cluster.members.map(restarted),
  valkeyEnds(cluster, 'SIGTERM'),
  nginxReloaded(cluster),
];
