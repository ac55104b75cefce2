import { readFileSync } from 'node:fs';
import type { CallName, CallResult } from '@shop/contract';

/**
 * An answer as the API really gave it. A test of the API (`api/src/http/recorded.workspace.test.ts`) holds each recording to what
 * the API answers, so a changed rule reaches the tests of pages.
 */
export const recorded = <K extends CallName>(call: K): CallResult<K> =>
  // The API's test has checked it against the contract.
  JSON.parse(readFileSync(`${import.meta.dirname}/../recorded/${call}.json`, 'utf8')) as CallResult<K>;
