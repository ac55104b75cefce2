import fastify from 'fastify';
import { backendOf } from './backend.ts';
import { readSettings } from './settings.ts';
import { adapterServer } from './server.ts';

const toMedusa = { medusaKey: 'pk', memoryFile: ':memory:', isSandbox: true };

/** The adapter before something that is in Medusa's place; `lines` is its log. */
const before = (medusaUrl: string) => {
  const lines: string[] = [];
  const backend = backendOf({ ...toMedusa, medusaUrl, picturesUrl: medusaUrl });
  const logStream = { write: (line: string) => void lines.push(line) };
  return { app: adapterServer({ backend, picturesUrl: medusaUrl, logStream }), lines };
};

test('a person is told in their language that Medusa is away, and readiness says so', async () => {
  const { app } = before('http://127.0.0.1:9');
  const answer = await app.inject({ url: '/api/category_tree', headers: { 'accept-language': 'fr' } });
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    'La boutique ne peut pas joindre son serveur pour le moment. Veuillez réessayer.',
  ]);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json().parts]).toEqual([503, { medusa: 'cannot be reached' }]);
});

test('an answer of Medusa’s that leaves out what the contract needs is named in the log, and is no page with a gap', async () => {
  const medusa = fastify();
  const region = { id: 'reg_1', currency_code: 'cad', countries: [{ iso_2: 'ca' }] };
  const variant = { id: 'variant_1', title: 'One', calculated_price: { calculated_amount: 10, original_amount: 10 } };
  const product = { id: 'prod_1', handle: 'chair', variants: [variant], images: [], categories: [] };
  medusa.get('/store/regions', () => ({ regions: [region] }));
  medusa.get('/store/products', () => ({ products: [product] }));
  medusa.get('/store/product-categories', () => ({ product_categories: [] }));
  const { app, lines } = before(await medusa.listen({ port: 0, host: '127.0.0.1' }));
  const answer = await app.inject('/api/trending');
  await medusa.close();
  expect(answer.statusCode).toBe(500);
  expect(lines.join('')).toContain('trending has no answer of the contract: result/products/0');
});

test('a picture is fetched from the origin of pictures alone, by no redirect, and of a bounded size', async () => {
  const asked: string[] = [];
  const inside = fastify();
  inside.get('/*', (request, reply) => {
    asked.push(request.url);
    return reply.type('image/png').send('a picture');
  });
  const elsewhere = await inside.listen({ port: 0, host: '127.0.0.1' });
  const medusa = fastify();
  medusa.get('/static/moved.png', (_request, reply) => reply.redirect(`${elsewhere}/moved.png`));
  medusa.get('/static/large.png', (_request, reply) => reply.type('image/png').send(Buffer.alloc(21 * 1024 * 1024)));
  medusa.get('/static/good.png', (_request, reply) => reply.type('image/png').send('good'));
  const { app } = before(await medusa.listen({ port: 0, host: '127.0.0.1' }));
  const { host } = new URL(elsewhere);
  const status = async (path: string) => (await app.inject(`/media/medusa/${path}`)).statusCode;
  expect(await status('static/good.png')).toBe(200);
  for (const path of [`/${host}/a.png`, `%2F${host}/a.png`, `\\${host}/a.png`, `%5C${host}/a.png`])
    expect([path, await status(path)]).toEqual([path, 404]);
  expect(await status('static/moved.png')).toBe(404);
  expect(await status('static/large.png')).toBe(404);
  expect(asked).toEqual([]);
  await Promise.all([medusa.close(), inside.close()]);
});

test('what is missing to start is told in one list', () => {
  expect(() => readSettings({ MEDUSA_URL: 'medusa', API_PORT: 'many' })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        /API_PORT must be a port number[\s\S]*MEDUSA_URL must be an origin[\s\S]*MEDUSA_KEY is missing/,
      ),
    }),
  );
});

test('cards are tokens of the sandbox’s alone: without one there is no way to pay and no path for a card', async () => {
  const backend = backendOf({
    ...toMedusa,
    isSandbox: false,
    medusaUrl: 'http://127.0.0.1:9',
    picturesUrl: 'http://127.0.0.1:9',
  });
  const app = adapterServer({ backend, picturesUrl: 'http://127.0.0.1:9' });
  expect((await app.inject('/api/cart/payment-method')).json().result).toEqual({ list: [] });
  expect((await app.inject({ method: 'POST', url: '/dev/cards/tokens', payload: {} })).statusCode).toBe(404);
});
