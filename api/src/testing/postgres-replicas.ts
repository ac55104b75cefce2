import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  addressOf,
  giveAll,
  inMemory,
  initialised,
  newFolder,
  promote,
  startOn,
  type StartedPostgres,
} from './postgres-programs.ts';

/** One of the servers that copy each other; which of them is the primary changes. */
export interface ReplicatedServer {
  /** Its own address for a database, whatever it is at the moment. */
  urlOf(database: string): string;
  /** Runs a statement as its administrator. */
  ask<Row extends object>(statement: string, database?: string): Promise<Row[]>;
  /** Ends it as a crash does. */
  crash(): Promise<void>;
}

/** A primary and servers that PostgreSQL streams its log to, one of which has each commit before it is answered. */
export interface Replicated {
  /** The address of whichever is the primary, as a balancer before them has it. */
  urlOf(database: string): string;
  primary(): ReplicatedServer;
  replicas(): ReplicatedServer[];
  /** Ends the primary as a crash does, and has the replica that has most of its log take its place. */
  failOver(): Promise<void>;
  /** Makes the server that crashed a replica of the primary, from a copy. */
  rebuild(): Promise<void>;
  stop(): Promise<void>;
}

/** What is committed outlives the process, though not the machine: nothing here is for longer. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=300',
  'wal_keep_size=1GB',
  'hot_standby_feedback=on',
  'wal_receiver_status_interval=1',
  'wal_retrieve_retry_interval=200',
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_utility=off',
];

/** Connections to one port, which lead to whatever server's socket `target` names. */
const startBalancer = async (target: () => string) => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(join(target(), '.s.PGSQL.5432'));
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const breakOff = (): void => {
    for (const socket of open) socket.destroy();
  };
  return { port, breakOff, close: () => (server.close(), breakOff()) };
};

/** A server that runs, or the files of one that crashed. */
const serverIn = (folder: string, name: string) => {
  const data = join(folder, 'data');
  let running: StartedPostgres | null = null;
  const ask = async <Row extends object>(statement: string, database = 'postgres'): Promise<Row[]> => {
    const client = new Client({ connectionString: addressOf(folder, database) });
    await client.connect();
    return client
      .query<Row>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };
  const end = async (): Promise<void> => {
    running?.server.kill('SIGQUIT');
    await running?.ended;
    running = null;
  };
  const endWithProgram = () => running?.server.kill('SIGQUIT');
  process.once('exit', endWithProgram);
  return {
    folder,
    data,
    urlOf: (database: string) => addressOf(folder, database),
    ask,
    crash: end,
    start: async () => {
      running = await startOn(folder, data, settings);
    },
    /** Takes a copy of `source` while it runs, which follows it from then on by the balancer. */
    copy: async (source: { data: string; folder: string }, port: number): Promise<void> => {
      const client = new Client({ connectionString: addressOf(source.folder) });
      await client.connect();
      await client.query(`select pg_backup_start('${name}', true)`);
      await rm(data, { recursive: true, force: true });
      // Its log is streamed; what the server's process wrote of itself is not the copy's.
      const left =
        /\/(?:pg_wal|pg_replslot|pg_stat_tmp)\/|\/(?:postmaster\.(?:pid|opts)|standby\.signal|backup_label\.old)$/;
      await cp(source.data, data, { recursive: true, verbatimSymlinks: true, filter: (from) => !left.test(from) });
      const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
      await client.end();
      await mkdir(join(data, 'pg_wal/archive_status'), { recursive: true });
      const conninfo = `host=127.0.0.1 port=${port} user=postgres application_name=${name}`;
      await writeFile(join(data, 'backup_label'), rows[0]?.label ?? '');
      await writeFile(join(data, 'standby.signal'), '');
      await writeFile(
        join(data, 'postgresql.auto.conf'),
        `primary_conninfo = '${conninfo}'\nsynchronous_standby_names = 'ANY 1 (*)'\n`,
      );
      await giveAll(data);
    },
    stop: async () => {
      process.off('exit', endWithProgram);
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
type Server = ReturnType<typeof serverIn>;

/** Starts a primary and so many replicas. */
export const startReplicated = async (replicas: number): Promise<Replicated> => {
  const parent = await inMemory();
  const folders = await Promise.all(Array.from({ length: replicas + 1 }, () => newFolder(parent)));
  const servers = folders.map((folder, place) => serverIn(folder, `server_${place + 1}`));
  const [first] = servers;
  if (!first) throw new Error('There is no server');
  let primary: Server = first;
  let crashed: Server | null = null;
  await initialised(primary.folder);
  await primary.start();
  const balancer = await startBalancer(() => primary.folder);
  const streaming = async (count: number): Promise<void> => {
    const rows = await primary.ask(`select 1 from pg_stat_replication where state = 'streaming'`);
    if (rows.length < count) return streaming(count);
  };
  const others = () => servers.filter((one) => one !== primary && one !== crashed);
  for (const one of others()) {
    await one.copy(primary, balancer.port);
    await one.start();
  }
  await streaming(replicas);
  // Only now: without a replica no commit would be answered.
  await primary.ask(`alter system set synchronous_standby_names = 'ANY 1 (*)'`);
  await primary.ask('select pg_reload_conf()');
  const reachedOf = async (one: Server): Promise<number> => {
    const [row] = await one.ask<{ reached: string }>(
      `select (greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0')::text as reached`,
    );
    return Number(row?.reached);
  };
  return {
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${balancer.port}/${database}`,
    primary: () => primary,
    replicas: others,
    failOver: async () => {
      crashed = primary;
      await primary.crash();
      const places = await Promise.all(others().map(async (one) => ({ one, reached: await reachedOf(one) })));
      const [most] = places.toSorted((one, other) => other.reached - one.reached);
      if (!most) throw new Error('There is no replica left');
      await promote(most.one.data);
      primary = most.one;
      balancer.breakOff();
    },
    rebuild: async () => {
      if (!crashed) return;
      const rebuilt = crashed;
      await rebuilt.copy(primary, balancer.port);
      await rebuilt.start();
      crashed = null;
      await streaming(replicas);
    },
    stop: async () => {
      balancer.close();
      await Promise.all(servers.map((one) => one.stop()));
    },
  };
};
