import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { freePort } from './own-shop.ts';
import { scratch } from './places.ts';

const folder = path.resolve(import.meta.dirname, '../../deploy/nginx');

/** Puts this machine's addresses and files in the places of those that the configuration names. @throws when one is not named */
const replaced = (text: string, places: readonly (readonly [named: string, here: string])[]): string =>
  places.reduce((changed, [named, here]) => {
    if (!changed.includes(named)) throw new Error(`deploy/nginx/shop.conf does not say ${named}`);
    return changed.replaceAll(named, here);
  }, text);

export interface Nginx {
  url: string;
  /** Where web servers find the API servers, in turn. */
  apiUrl: string;
  stop(): void;
}

/** Starts nginx with the configuration of deploy/nginx before two web servers and an API that counts as two, by their ports. */
export const startNginx = async ([first, second]: readonly [number, number], api: number): Promise<Nginx> => {
  const place = mkdtempSync(path.join(scratch, 'nginx-'));
  const inPlace = (name: string): string => path.join(place, name);
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
  writeFileSync(inPlace('key.pem'), key);
  writeFileSync(inPlace('cert.pem'), cert);
  mkdirSync(inPlace('cache'));
  const [plain, secure, calls] = [await freePort(), await freePort(), await freePort()];
  const site = replaced(readFileSync(path.join(folder, 'shop.conf'), 'utf8'), [
    ['127.0.0.1:3000', `127.0.0.1:${first}`],
    ['127.0.0.1:3001', `127.0.0.1:${second}`],
    ['127.0.0.1:4080', `127.0.0.1:${calls}`],
    ['127.0.0.1:4000', `127.0.0.1:${api}`],
    ['127.0.0.1:4001', `127.0.0.1:${api}`],
    ['/var/cache/nginx/shop', inPlace('cache')],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/shop/fullchain.pem', inPlace('cert.pem')],
    ['/etc/ssl/shop/privkey.pem', inPlace('key.pem')],
    ['/usr/share/shop/nginx', folder],
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
    `${user} daemon off; pid ${inPlace('pid')}; error_log stderr crit; events {}
http { access_log off; ${kinds.join(' ')} include ${inPlace('shop.conf')}; }`,
  );
  const server = spawn('nginx', ['-p', place, '-c', inPlace('nginx.conf')], {
    stdio: 'ignore',
  });
  const url = `https://127.0.0.1:${secure}`;
  const stop = (): void => {
    server.kill();
    rmSync(place, { recursive: true, force: true });
  };
  for (let left = 100; left > 0 && server.exitCode === null; left -= 1) {
    // It listens on both ports or on neither.
    if ((await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }).catch(() => null))?.status === 301)
      return { url, apiUrl: `http://127.0.0.1:${calls}`, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  stop();
  throw new Error('nginx did not start');
};
