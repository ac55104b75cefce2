import type { Redirect } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';

const moved = readJson('content/redirects.json', Type.Array(closed({ from: words, to: words })));

/** Old paths that people still have in their bookmarks. */
export const redirects: readonly Redirect[] = moved.map(({ from, to }) => ({ from, to, status: 301 }));
