import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const folder = import.meta.dirname;

/** What the configuration of this folder stands before here. */
export interface NginxPlaces {
  /** Ports of the web servers and of the API servers on this machine. */
  readonly web: readonly number[];
  readonly api: readonly number[];
  /** Where a folder is made for its cache and files. */
  readonly scratch: string;
  /** Its certificate, both as PEM. */
  readonly tls: { readonly private: string; readonly cert: string };
}

export interface Nginx {
  /** Process of its master. */
  readonly pid: number;
  /** Where visitors ask, with TLS. */
  readonly url: string;
  /** Where they ask without it. */
  readonly plainUrl: string;
  /** Where web servers find the API servers, in turn. */
  readonly apiUrl: string;
  /** Lines of its log of errors, from the beginning. */
  errors(): string[];
  /** Lines of its log of requests. */
  requests(): string[];
  /** Takes its configuration anew: new workers, and the old ones end once they have answered. */
  reload(): void;
  stop(): Promise<void>;
}

type Places = readonly (readonly [named: string, here: string])[];

/** Puts this machine's addresses and files in the places of those that the configuration names. @throws when one is not named */
const replaced = (text: string, places: Places): string =>
  places.reduce((changed, [named, here]) => {
    if (!changed.includes(named)) throw new Error(`deploy/nginx/shop.conf does not say ${named}`);
    return changed.replaceAll(named, here);
  }, text);

/** A port that nobody listens on now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  server.close();
  await once(server, 'close');
  return port;
};

/** The lines of an upstream in the configuration, two of a kind, and those of the servers here. */
const servers = (named: readonly [number, number], here: readonly number[]): Places =>
  ['fail_timeout=1s', 'backup max_fails=0'].map((how) => {
    const lines = (ports: readonly number[]): string =>
      ports.map((port) => `    server 127.0.0.1:${port} ${how};`).join('\n');
    return [lines(named), lines(here)] as const;
  });

/** How long nginx may take before it answers, in ms: a machine with much else to do lets it wait. */
const timeout = 30_000;

/** What nginx said when it did not come up. */
class NotStarted extends Error {
  readonly said: string;
  constructor(said: string) {
    super(`nginx did not start: ${said}`);
    this.said = said;
  }
}

/**
 * Starts nginx with the configuration of this folder, at ports that `choosePort` gives: at others when somebody else has
 * taken one meanwhile. @throws Error with what nginx said, when it does not come up
 */
export const startNginx = async (places: NginxPlaces, choosePort = freePort): Promise<Nginx> => {
  for (let left = 2; ; left -= 1) {
    try {
      return await startedAt(places, [await choosePort(), await choosePort(), await choosePort()]);
    } catch (error) {
      const isTaken = error instanceof NotStarted && error.said.includes('Address already in use');
      if (!isTaken || left === 0) throw error;
    }
  }
};

const startedAt = async (
  { web, api, scratch, tls }: NginxPlaces,
  [plain, secure, calls]: readonly [plain: number, secure: number, calls: number],
): Promise<Nginx> => {
  const place = mkdtempSync(path.join(scratch, 'nginx-'));
  const inPlace = (name: string): string => path.join(place, name);
  writeFileSync(inPlace('key.pem'), tls.private);
  writeFileSync(inPlace('cert.pem'), tls.cert);
  mkdirSync(inPlace('cache'));
  const site = replaced(readFileSync(path.join(folder, 'shop.conf'), 'utf8'), [
    ...servers([3000, 3001], web),
    ...servers([4000, 4001], api),
    ['127.0.0.1:4080', `127.0.0.1:${calls}`],
    ['/var/cache/nginx/shop', inPlace('cache')],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/shop/fullchain.pem', inPlace('cert.pem')],
    ['/etc/ssl/shop/privkey.pem', inPlace('key.pem')],
    ['/usr/share/shop/nginx', folder],
    ['/var/log/nginx/access.log', inPlace('access.log')],
    ['error_log /var/log/nginx/error.log crit;', `error_log ${inPlace('error.log')} warn;`],
    // The shop's own origin has a port here.
    ['Host $host;', 'Host $http_host;'],
  ]);
  writeFileSync(inPlace('shop.conf'), site);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${inPlace(kind)};`,
  );
  // Started by root it would work as somebody who may not write here.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    inPlace('nginx.conf'),
    `${user} daemon off; pid ${inPlace('pid')}; error_log ${inPlace('error.log')} warn; worker_processes 2;
events { worker_connections 4096; }
http { access_log off; ${kinds.join(' ')} include ${inPlace('shop.conf')}; }`,
  );
  const server = spawn('nginx', ['-p', place, '-e', inPlace('error.log'), '-c', inPlace('nginx.conf')], {
    stdio: 'ignore',
  });
  if (server.pid === undefined) {
    const [cause] = await once(server, 'error');
    throw new Error('nginx is not there; Debian’s package nginx-light brings it', { cause });
  }
  const endWithProgram = () => server.kill();
  process.once('exit', endWithProgram);
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    process.off('exit', endWithProgram);
    server.kill();
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
  const linesOf = (name: string): string[] =>
    existsSync(inPlace(name)) ? readFileSync(inPlace(name), 'utf8').split('\n').filter(Boolean) : [];
  const errors = (): string[] => linesOf('error.log');
  const requests = (): string[] => linesOf('access.log');
  const started = {
    pid: server.pid,
    url: `https://127.0.0.1:${secure}`,
    plainUrl: `http://127.0.0.1:${plain}`,
    apiUrl: `http://127.0.0.1:${calls}`,
  };
  const began = Date.now();
  while (server.exitCode === null && Date.now() - began < timeout) {
    // It listens on both ports or on neither.
    if ((await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }).catch(() => null))?.status === 301)
      return { ...started, errors, requests, reload: () => void server.kill('SIGHUP'), stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const said = errors().join('\n') || (server.exitCode === null ? `no answer in ${timeout} ms` : 'nothing');
  await stop();
  throw new NotStarted(said);
};
