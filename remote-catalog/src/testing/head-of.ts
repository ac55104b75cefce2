import type { Language, PageHead, PageResult } from '@shop/contract';
import type { PageModule } from '@shop/platform';
import { makeTestStore, textsFor } from '@shop/testing';
import { texts } from './samples.ts';

/** What a page's loader answers and what its head says, as the server asks them. */
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
