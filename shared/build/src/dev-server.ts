import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startReading } from '@shop/settings';
import type { Configuration } from 'webpack-dev-server';

/** The port that a package's package.json gives it. @throws Error when it gives none */
const portOf = (folder: string): number => {
  const file = path.join(folder, 'package.json');
  const { config }: { config?: { port?: number } } = JSON.parse(readFileSync(file, 'utf8'));
  if (!config?.port) throw new Error(`${file} has no port in "config"`);
  return config.port;
};

/**
 * A dev server of the package in a folder, whose files any local page may load; an edit is put into the page, which is loaded anew where that cannot be done. Standalone pages get a
 * port that is higher by 100, history fallback and the api behind the same origin.
 */
export const devServer = (folder: string, standalone = false): Configuration => {
  const port = portOf(folder) + (standalone ? 100 : 0);
  return {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
    // Errors on the page are shown by `development/error-overlay.js`.
    client: {
      webSocketURL: `ws://127.0.0.1:${port}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    static: false,
    ...(standalone
      ? {
          // Pages of the shop end with .html.
          historyApiFallback: { disableDotRule: true },
          proxy: [
            {
              context: ['/api', '/searchApi', '/goapi', '/mobile', '/v4', '/media', '/dev'],
              target: startReading(process.env, 'build').of('API_URL') ?? 'http://127.0.0.1:4000',
            },
          ],
        }
      : {}),
  };
};
