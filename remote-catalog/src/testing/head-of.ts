import type { Language, PageHead, PageResult } from '@shop/contract';
import type { PageModule } from '@shop/platform';
import { makeTestStore, textsFor } from '@shop/testing';
import { texts } from './samples.ts';

/** Asks a page’s loader and head as the server does. */
export const headOf = async (
  page: PageModule,
  path: string,
  { params = {}, language = 'en' }: { params?: Record<string, string>; language?: Language } = {},
): Promise<{ result: PageResult | void | undefined; head: PageHead | undefined }> => {
  const { dispatch, getState } = makeTestStore({ language });
  const { signal } = new AbortController();
  const context = { dispatch, getState, params, url: new URL(path, 'http://shop.test'), language, signal } as const;
  const result = await page.loader?.(context);
  return { result, head: page.head?.({ ...context, t: textsFor({ texts, language }) }) };
};
