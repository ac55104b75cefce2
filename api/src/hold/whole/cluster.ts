import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { startNginx, type Nginx } from '../../../../deploy/nginx/start.ts';
import { startLastingPostgres, type RestartedPostgres } from '../../testing/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../server-process.ts';
import { startWebServer } from '../web-server.ts';
import { startValkey, type Valkey } from './valkey.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const program = fileURLToPath(new URL('../../main.ts', import.meta.url));

type Role = 'api' | 'web' | 'worker';
type Environment = Readonly<Record<string, string>>;

/** One server of a role. */
export interface Member {
  readonly name: string;
  readonly role: Role;
  pid(): number;
  /** Ends it, and starts it again at the same place as systemd does; resolves once it answers again. */
  restart(how: 'kill' | 'stop'): Promise<void>;
  /** Ends it for good, at once. */
  end(): Promise<void>;
  /** What it has logged as an error since it was asked last. */
  errors(): string[];
}

/** Everything that a shop of several servers has, on this machine. */
export interface Cluster {
  readonly postgres: RestartedPostgres;
  readonly databaseUrl: string;
  readonly valkey: Valkey;
  readonly nginx: Nginx;
  readonly members: readonly Member[];
  /** Its certificate as PEM. */
  readonly cert: string;
  /** Folder of its releases: a copy of this checkout's. */
  readonly releases: string;
  stop(): Promise<void>;
}

/** So many ports at once, so that no two are the same. */
const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port); // they listen on TCP
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
};

/** A role of its own, as `pnpm run api` and `pnpm run worker` start it. */
const startRole = (role: 'api' | 'worker', env: Environment): Promise<ServerProcess> =>
  startServerProcess([program, role], { ACCESS_LOG: '0', ...env }, new RegExp(`^${role}: ready at ([^,\\s]+)`));

const startMember = async (role: Role, name: string, start: () => Promise<ServerProcess>): Promise<Member> => {
  let server = await start();
  let read = 0;
  const errors: string[] = [];
  const takeErrors = (): void => {
    errors.push(...server.lines.slice(read).filter((line) => /"level":(50|60)/.test(line)));
    read = server.lines.length;
  };
  return {
    name,
    role,
    pid: () => server.pid,
    restart: async (how) => {
      await server[how]();
      takeErrors();
      read = 0;
      server = await start();
    },
    end: () => server.kill(),
    errors: () => {
      takeErrors();
      return errors.splice(0);
    },
  };
};

/**
 * Starts PostgreSQL, Valkey, nginx, and so many servers of each role, with the settings of docs/how-to/deploy.md; the
 * database is filled with the invented world of so many products. `drainDelay` is in ms.
 */
export const startCluster = async (
  counts: Readonly<Record<Role, number>>,
  { products, drainDelay }: { products: number; drainDelay: number },
): Promise<Cluster> => {
  const scratch = await mkdtemp(path.join(tmpdir(), 'shop-whole-'));
  const releases = path.join(scratch, 'releases');
  await cp(path.join(root, 'releases'), releases, { recursive: true });
  const postgres = await startLastingPostgres();
  const { url: databaseUrl } = await postgres.newDatabase();
  const [valkeyPort = 0, ...ports] = await freePorts(1 + counts.api + counts.web + counts.worker);
  const apiPorts = ports.slice(0, counts.api);
  const webPorts = ports.slice(counts.api, counts.api + counts.web);
  const workerPorts = ports.slice(counts.api + counts.web);
  const valkey = await startValkey(valkeyPort, scratch);
  const tls = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const nginx = await startNginx({ web: webPorts, api: apiPorts, scratch, tls });
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: `${valkey.url}/0`,
    PAGE_CACHE_URL: `${valkey.url}/1`,
    WEB_SECRET: randomBytes(24).toString('hex'),
    SHOP_URL: nginx.url,
    PUBLIC_ORIGIN: nginx.url,
    API_URL: nginx.apiUrl,
    RELEASES: releases,
    TRUST_PROXY: '1',
    DRAIN_DELAY: String(drainDelay),
    SANDBOX: '1',
    API_LOG: 'warn',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
  };
  const filled = { ...env, WORLD: '1', WORLD_PRODUCTS: String(products) };
  await promisify(execFile)(process.execPath, [program, 'migrate'], { env: { ...process.env, ...filled } });
  const several = (role: Role, places: readonly number[], start: (port: string) => Promise<ServerProcess>) =>
    places.map((port, place) => startMember(role, `${role} ${place + 1}`, () => start(String(port))));
  const members = await Promise.all([
    ...several('api', apiPorts, (port) => startRole('api', { ...env, API_PORT: port })),
    ...several('web', webPorts, (port) => startWebServer({ ...env, PORT: port })),
    ...several('worker', workerPorts, (port) => startRole('worker', { ...env, WORKER_PORT: port })),
  ]);
  return {
    postgres,
    databaseUrl,
    valkey,
    nginx,
    members,
    cert: tls.cert,
    releases,
    stop: async () => {
      await Promise.all(members.map((member) => member.end()));
      await Promise.all([nginx.stop(), valkey.stop(), postgres.stop()]);
      await rm(scratch, { recursive: true, force: true });
    },
  };
};
