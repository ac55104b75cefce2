import { jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import type { Flags, RemoteConfig } from '@shop/contract';
import type { PageModule } from '@shop/platform';
import { renderFirstView, type TestOptions } from './render-page.tsx';
import { server } from './server.ts';

/** What the flags of a remote answer while nobody has given them rules. */
export const defaultFlags = ({ flags = [] }: RemoteConfig): Partial<Flags> =>
  Object.fromEntries(flags.map((flag) => [flag.key, flag.default]));

/** A value that occurs only in the address: where it is found, the address was read. */
const mark = 'markOfTheAddress';

/**
 * The names that a page reads from its address's query for its first view. Every call of it is answered with 404, so
 * what is only read once an answer is there is not met. The test itself calls `useServer` before.
 */
export const queryNamesReadBy = async (page: PageModule, options: TestOptions = {}): Promise<string[]> => {
  const read = new Set<string>();
  server.use(http.all('*', () => HttpResponse.json({ code: 404, message: '', type: 'error', result: null })));
  const { prototype } = URLSearchParams;
  const { get, getAll, has } = prototype;
  const note = (search: URLSearchParams, name: string): void => {
    if (has.call(search, mark)) read.add(name);
  };
  const spies = [
    jest.spyOn(prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
      note(this, name);
      return get.call(this, name);
    }),
    jest.spyOn(prototype, 'getAll').mockImplementation(function (this: URLSearchParams, name) {
      note(this, name);
      return getAll.call(this, name);
    }),
    jest.spyOn(prototype, 'has').mockImplementation(function (this: URLSearchParams, name) {
      note(this, name);
      return has.call(this, name);
    }),
  ];
  try {
    await renderFirstView(page, { ...options, path: `/?${mark}=1` });
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...read].sort();
};
