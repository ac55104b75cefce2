import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';
import type { StageReport } from './stage.ts';

/** How many pages are asked for at once. */
const atOnce = 6;

/**
 * One visitor after the other opens another product: every page has to come, rendered by the server.
 * @param urls the web servers
 * @param count how many different pages
 */
export const openPages = async (urls: readonly string[], db: Queryable, count: number): Promise<StageReport> => {
  const products = await selectRows<{ path: string }>(
    db,
    sql`select url_path as path from product where status = 1 order by id limit ${count}`,
  );
  const answers = new Map<string, number>();
  const left = products.entries();
  const started = performance.now();
  const visit = async (): Promise<void> => {
    for (const [place, { path }] of left) {
      const answer = await fetch(`${urls[place % urls.length] ?? ''}/${path}`);
      const isRendered = (await answer.text()).includes('<h1');
      const said = `${answer.status}${isRendered ? '' : ', left to the browser'}`;
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return {
    tried: [`${products.length} different pages through ${urls.length} web servers in ${seconds} s`],
    wrong: [...answers]
      .filter(([said]) => said !== '200')
      .map(([said, times]) => `${times} pages were answered ${said}`),
  };
};
