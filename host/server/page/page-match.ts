import { derived } from '@shop/serving/memo';
import { matchPage } from '../../contract/match-page.ts';
import type { PageMatch } from '../../contract/rendering.ts';
import type { ReleaseSet } from '../builds/live-releases.ts';

/** Of each set once: the routes are looked through by this list. */
const configsOf = derived(({ remotes }: ReleaseSet) => remotes.flatMap(({ release }) => release.config ?? []));

/** How a page is rendered, by the live routes. */
export const matchOf = (set: ReleaseSet, pathname: string): PageMatch => matchPage(pathname, configsOf(set));
