import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { startNginx, type Nginx } from '../../../../deploy/nginx/start.ts';
import { startLastingPostgres, type RestartedPostgres } from '../../testing/postgres-server.ts';
import { apiProgram, startRole } from '../role-server.ts';
import { loggedErrors, type ServerProcess } from '../server-process.ts';
import { startWebServer } from '../web-server.ts';
import { startValkey, type Valkey } from './valkey.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** As often, in ms, a server is asked whether it is ready. */
const askedEvery = 100;
const askedAtMost = 600;

type Role = 'api' | 'web' | 'worker';

/** One server of a role. */
export interface Member {
  readonly name: string;
  readonly role: Role;
  pid(): number;
  /** Ends it, and starts it again at the same place as systemd does; resolves once it is ready again. */
  restart(how: 'kill' | 'stop'): Promise<void>;
  /** Resolves once it says that it has all that it needs. @throws when it does not within a minute */
  ready(): Promise<void>;
  /** Ends it for good, at once. */
  end(): Promise<void>;
  /** Errors that it has logged since the last call. */
  errors(): string[];
  /** All that it and those before it at the same place have written, line by line. */
  log(): readonly string[];
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

const startMember = async (role: Role, name: string, start: () => Promise<ServerProcess>): Promise<Member> => {
  let server = await start();
  const before: string[] = [];
  let logged = 0;
  const log = (): readonly string[] => [...before, ...server.lines];
  const ready = async (): Promise<void> => {
    for (let left = askedAtMost; left > 0; left -= 1) {
      if ((await fetch(`${server.url}/readyz`).catch(() => null))?.ok) return;
      await wait(askedEvery);
    }
    throw new Error(`${name} is not ready again. What it said last:\n${server.lines.slice(-20).join('\n')}`);
  };
  return {
    name,
    role,
    pid: () => server.pid,
    restart: async (how) => {
      await server[how]();
      before.push(...server.lines);
      server = await start();
      await ready();
    },
    ready,
    end: () => server.kill(),
    errors: () => {
      const lines = log();
      const fresh = lines.slice(logged);
      logged = lines.length;
      return loggedErrors(fresh);
    },
    log,
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
    ...(process.env['HOLD_KEEP'] && { ACCESS_LOG: '1', API_LOG: 'info' }), // DIAG
  };
  const filled = { ...env, WORLD: '1', WORLD_PRODUCTS: String(products) };
  await promisify(execFile)(process.execPath, [apiProgram, 'migrate'], { env: { ...process.env, ...filled } });
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
