import type { Configuration } from 'webpack-dev-server';

const ports: Record<string, number> = {
  host: 3100,
  catalog: 3101,
  'cart-checkout': 3102,
  account: 3103,
  membership: 3104,
};

/**
 * A dev server whose files any local page may load, with live reload. Standalone pages get their own port, history
 * fallback and the api behind the same origin.
 */
export const devServer = (name: string, standalone = false): Configuration => {
  const port = (ports[name] ?? 3190) + (standalone ? 100 : 0);
  return {
    port,
    host: '127.0.0.1',
    hot: false,
    liveReload: true,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
    static: false,
    ...(standalone
      ? {
          // Pages of the shop end with .html.
          historyApiFallback: { disableDotRule: true },
          proxy: [
            {
              context: ['/api', '/searchApi', '/goapi', '/mobile', '/v4', '/media', '/dev'],
              target: process.env.API_URL ?? 'http://127.0.0.1:4000',
            },
          ],
        }
      : {}),
  };
};
