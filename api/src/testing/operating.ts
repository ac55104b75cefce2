import { Readable } from 'node:stream';
import type { OperatorRole } from '@shop/contract/operator';
import { makeKey } from '../flows/operator/keys.ts';
import { askWith, type Ask } from '../operator/ask.ts';
import { runOperator } from '../operator/commands.ts';
import { checkOperatorAnswer } from './answer-check.ts';
import type { TestApp } from './test-app.ts';

/** A new key of this role. */
export const keyOf = async (shop: TestApp, role: OperatorRole, name: string = role) =>
  makeKey(shop.app.services, { keyId: null }, name, role);

/** Asks this shop with a key; an answer that is not as the contract says fails the test (`checkOperatorAnswer`). */
export const askingAt = (shop: TestApp, key: string): Ask =>
  askWith(key, async ({ method, url, headers, body }) => {
    const payload = typeof body === 'object' ? Readable.from(body) : body;
    const reply = await shop.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    checkOperatorAnswer(method, url, reply.json());
    return { status: reply.statusCode, text: reply.body };
  });

const asking = new WeakMap<TestApp, Promise<Ask>>();

/** Runs one line of `pnpm operator` against this shop with an administrator's key, and answers what it prints. */
export const operate = async (shop: TestApp, args: readonly string[]): Promise<string> => {
  const ask = asking.get(shop) ?? keyOf(shop, 'admin').then(({ key }) => askingAt(shop, key));
  asking.set(shop, ask);
  return runOperator(await ask, args);
};
