import type { Redirect } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';

const moved = readJson(
  'content/redirects.json',
  Type.Array(closed({ from: words, to: Type.Union([words, Type.Null()]) })),
);

/** Old paths that people still have in their bookmarks; null where nothing has taken the place of what was there. */
export const redirects: readonly Redirect[] = moved.map(({ from, to }) =>
  to === null ? { from, to: '', status: 410 } : { from, to, status: 301 },
);
