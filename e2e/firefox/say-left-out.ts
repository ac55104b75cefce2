import { leftOutInFirefox } from './left-out.ts';

/** Says before the first test what is left out in Firefox, and why. */
export default function sayLeftOut(): void {
  console.log('Left out in Firefox:');
  for (const { file, titles = [''], why } of leftOutInFirefox) {
    for (const title of titles) console.log(`  ${file}${title && `: ${title} …`} (${why})`);
  }
}
