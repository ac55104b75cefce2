import fastify from 'fastify';
import { closeApps, testApp } from '../testing.ts';

afterEach(closeApps);

const sandboxFaults = (cookies: readonly { name: string; value: string }[]) =>
  cookies.find(({ name }) => name === 'sandboxFaults')?.value;

test('an address chooses faults, pages say so and are in no cache, and one address ends them', async () => {
  const { app } = await testApp({ sandbox: true });
  const plain = await app.inject('/');
  const chosen = await app.inject('/?faults=productDetail@503,carts@slow-20');
  expect(sandboxFaults(chosen.cookies)).toBe('productDetail@503,carts@slow-20');
  expect(chosen.headers['cache-control']).toBe('private, no-store');
  expect(chosen.body).toContain('aria-label="Calls that fail here">productDetail: 503, carts: slow-20 · ');

  const cookies = { sandboxFaults: 'productDetail@503' };
  const later = await app.inject({ url: '/', cookies });
  expect(later.body).toContain('<a href="/?faults=">End the faults</a>');
  const { sandbox } = (await app.inject({ url: '/panel.json', cookies })).json();
  expect(sandbox.faults).toEqual([['productDetail', { kind: '503' }]]);
  const french = await app.inject({ url: '/?setLang=fr', cookies });
  expect(french.body).toContain('Mettre fin aux pannes');
  expect((await app.inject('/')).body).toBe(plain.body);

  const ended = await app.inject({ url: '/?faults=', cookies });
  expect(sandboxFaults(ended.cookies)).toBe('');
  expect(ended.body).not.toContain('End the faults');
});

test('what is no fault is refused by its name, and a cookie with it is left out', async () => {
  const { app } = await testApp({ sandbox: true });
  const refused = await app.inject('/?faults=productDetail@418');
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('“productDetail@418” is no fault');
  expect(sandboxFaults(refused.cookies)).toBeUndefined();
  const page = await app.inject({ url: '/', cookies: { sandboxFaults: 'productDetail@418' } });
  expect(page.body).not.toContain('End the faults');
});

test('outside a sandbox there are no faults', async () => {
  const { app } = await testApp({ sandbox: false });
  const page = await app.inject('/?faults=productDetail@503');
  expect([page.statusCode, sandboxFaults(page.cookies)]).toEqual([200, undefined]);
  expect(page.body).not.toContain('productDetail: 503');
});

test('the API is told of a browser’s faults with its calls in a sandbox, and a cut goes through to the browser', async () => {
  const api = fastify();
  api.get('/api/carts', (request, reply) => reply.send({ faults: request.headers['x-sandbox-faults'] ?? null }));
  api.get('/api/cut', (_request, reply) => void reply.hijack().raw.destroy());
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  try {
    const on = await testApp({ apiUrl, sandbox: true });
    const off = await testApp({ apiUrl, sandbox: false });
    const cookies = { sandboxFaults: 'carts@503' };
    expect((await on.app.inject({ url: '/api/carts', cookies })).json()).toEqual({ faults: 'carts@503' });
    expect((await on.app.inject('/api/carts')).json()).toEqual({ faults: null });
    expect((await off.app.inject({ url: '/api/carts', cookies })).json()).toEqual({ faults: null });
    expect((await on.app.inject({ url: '/api/cut', cookies })).statusCode).toBe(502);
    const cut = on.app.inject({ url: '/api/cut', cookies: { sandboxFaults: 'carts@cut' } });
    await expect(cut).rejects.toThrow(/destroyed|closed|reset/i);
  } finally {
    await api.close();
  }
});
