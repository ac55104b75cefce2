// Measures the quality of the search: `pnpm search:quality [--each] [queries.tsv]`.
import { openMeasuredShop } from '../measured-shop.ts';
import { settingsFrom } from '../settings.ts';
import { changedWords, correctWordsOf, measureQuality } from './measure.ts';
import { foundQueries, ownQueries, queriesOf, type Query } from './queries.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const detailed = process.argv.includes('--each');
const GOOD = 0.85;
const MOST_WORDS = 1_200;

const shop = await openMeasuredShop(
  settingsFrom({ WORLD_PRODUCTS: process.env['WORLD_PRODUCTS'] }).worldProducts,
  print,
);

const report = async (title: string, queries: readonly Query[]): Promise<void> => {
  const { judged, unsold, mean, empty } = await measureQuality(shop, queries);
  print(
    `${title}: ${judged.length} queries (${unsold} more for goods that the shop does not sell), NDCG@10 ${mean.toFixed(3)}, nothing found ${(empty * 100).toFixed(1)} %`,
  );
  if (!detailed) return;
  for (const { text, score, found, corrected } of judged.toSorted((a, b) => a.score - b.score)) {
    if (score < GOOD) print(`  ${score.toFixed(2)} ${found} ${text}${corrected === null ? '' : ` → ${corrected}`}`);
  }
};

if (file) await report(file, await queriesOf(file));
const [english, french, found] = await Promise.all([ownQueries('en'), ownQueries('fr'), foundQueries()]);
await report('English', english);
await report('French', french);
await report('Numbers, help and goods for animals', found);
await report('All', [...english, ...french, ...found]);
for (const language of ['en', 'fr'] as const) {
  const words = (await correctWordsOf(language)).slice(0, MOST_WORDS);
  const changed = await changedWords(shop, language, words);
  print(`Correct words (${language}): ${words.length}, changed into others ${changed.length} ${changed.join(', ')}`);
}
await shop.close();
