import type { Serves } from '../router/served.ts';
import { servedClient } from './served-client.ts';

test('a call that the backend does not serve is refused without asking it, any other is made', async () => {
  const call = jest.fn(async () => ({ ok: true, result: { list: [] } }));
  let serves: Serves;
  const client = servedClient({ call: call as never }, () => serves);
  await client.call('taskList', {});
  serves = { calls: ['configInit', 'newHome'], contents: [] };
  expect(await client.call('taskList', {})).toEqual({ ok: false, reason: 'code', code: 404, message: '' });
  await client.call('newHome', {});
  expect(call.mock.calls).toEqual([
    ['taskList', {}, undefined],
    ['newHome', {}, undefined],
  ]);
});
