import { languages, paths } from '@shop/contract';

/** A link that leads to no page; `status` is 0 where nothing answers. */
export interface DeadLink {
  href: string;
  status: number;
}

/** Milliseconds in which a page has to be answered. */
const timeout = 20_000;
/** One that redirects more often leads nowhere. */
const redirectsAtMost = 5;

/** Whatever the shop's own redirects lead to: another site's address, such as an app store's, is answered by its redirect. */
const open = async (url: URL, left = redirectsAtMost): Promise<{ status: number; text: string }> => {
  const signal = AbortSignal.timeout(timeout);
  const answer = await fetch(url, { redirect: 'manual', signal }).catch(() => null);
  if (!answer) return { status: 0, text: '' };
  const text = await answer.text();
  const location = answer.headers.get('location');
  if (location === null) return { status: answer.status, text };
  const target = new URL(location, url);
  if (target.origin !== url.origin) return { status: answer.status, text };
  return left > 0 ? open(target, left - 1) : { status: 0, text };
};

/** Paths that header and footer of a page link to, as they stand in its markup. */
export const linksIn = (html: string): string[] => {
  const parts = [...html.matchAll(/<(header|footer)\b.*?<\/\1>/gs)].map(([part]) => part);
  const hrefs = parts.flatMap((part) =>
    [...part.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href = '']) => href),
  );
  return [...new Set(hrefs.map((href) => href.replaceAll('&amp;', '&')))];
};

/** Opens what header and footer of a running shop link to, in each language. `seen` is how many links there are. */
export const walkLinks = async (shop: string): Promise<{ seen: number; dead: DeadLink[] }> => {
  const dead: DeadLink[] = [];
  const known = new Set<string>();
  const follow = async (href: string): Promise<string> => {
    known.add(href);
    const { status, text } = await open(new URL(href, shop));
    if (status === 0 || status >= 400) dead.push({ href, status });
    return text;
  };
  for (const language of languages) {
    const links = linksIn(await follow(paths.inLanguage(paths.home(), language)));
    // One after the other: a shop that was just started is asked for no more pages at once than by a person.
    for (const href of links) if (!known.has(href)) await follow(href);
  }
  return { seen: known.size, dead };
};
