import { readdir, readFile } from 'node:fs/promises';
import { brand, serviceWorkerPath } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../http/origin.ts';
import { readPolicy } from '../http/policies.ts';
import { ownCardPath } from '../page/preview.ts';
import { siteMapPath } from '../search-engines/serve-search-engines.ts';

const options = { config: { policy: readPolicy } };

const robots = [
  'User-agent: *',
  'Disallow: /checkout/',
  'Disallow: /customer/',
  'Disallow: /sales/',
  'Disallow: /cart/',
  'Disallow: /api/',
].join('\n');

/** A spruce on a dark square. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#17382f"/>' +
  '<path d="M16 5l6 8h-3l5 6h-4l4 5H8l4-5H8l5-6h-3zM14.5 24h3v3h-3z" fill="#f4efe6"/></svg>';

/** The same for a device's own list of apps; where the device cuts it to a shape of its own, with room around it. */
const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

const manifest = {
  name: brand.name,
  short_name: brand.name,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf7',
  theme_color: '#17382f',
  icons: [
    { src: '/favicon.ico', sizes: 'any', type: 'image/svg+xml' },
    ...icons.map(({ file, sizes, purpose }) => ({ src: `/${file}`, sizes, type: 'image/png', purpose })),
  ],
};

const day = 'public, max-age=86400';

/** The shop's one service worker: the parts in its folder, each with names of its own, after what they are told. */
const serviceWorker = async (assetOrigin: string): Promise<string> => {
  const folder = new URL('service-worker/', import.meta.url);
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();
  const texts = await Promise.all(parts.map((part) => readFile(new URL(part, folder), 'utf8')));
  return [`self.assetOrigin = ${JSON.stringify(assetOrigin)};\n`, ...texts.map((text) => `{\n${text}}\n`)].join('');
};

/** The small files that browsers and crawlers ask every site for. */
export const serveSiteFiles = async (
  app: FastifyInstance,
  { publicOrigin, assetOrigin }: { publicOrigin: string; assetOrigin: string },
): Promise<void> => {
  const worker = await serviceWorker(assetOrigin);
  const workerPolicy = ["default-src 'none'; connect-src 'self'", assetOrigin].filter(Boolean).join(' ');
  const ownCard = await readFile(new URL('link-card.png', import.meta.url));
  // Browsers look for a new one by themselves; it may ask the shop alone, and where its files lie.
  app.get(serviceWorkerPath, options, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
  app.get('/robots.txt', options, (request, reply) =>
    reply
      .header('cache-control', day)
      .type('text/plain; charset=utf-8')
      .send(`${robots}\nSitemap: ${originOf(request, publicOrigin)}${siteMapPath}\n`),
  );
  app.get('/favicon.ico', options, (_request, reply) =>
    reply.header('cache-control', day).type('image/svg+xml; charset=utf-8').send(icon),
  );
  app.get(ownCardPath, options, (_request, reply) =>
    reply.header('cache-control', day).type('image/png').send(ownCard),
  );
  for (const { file } of icons) {
    const picture = await readFile(new URL(`icons/${file}`, import.meta.url));
    app.get(`/${file}`, options, (_request, reply) =>
      reply.header('cache-control', day).type('image/png').send(picture),
    );
  }
  app.get('/manifest.webmanifest', options, (_request, reply) =>
    reply.header('cache-control', day).type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest)),
  );
};
