import { leftOut } from './any-shop.ts';
import { hasSandbox, shopUrl } from './places.ts';

/** Says before the first test which files have no place on the shop that `BASE_URL` names. */
export default function sayLeftOut(): void {
  const without = leftOut(hasSandbox);
  console.log(`Tests of ${shopUrl}. ${without.length} files are left out:`);
  for (const { file, needs } of without) console.log(`  ${file} (needs ${needs})`);
}
