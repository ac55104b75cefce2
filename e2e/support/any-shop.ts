import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');

/** What a test needs beside a shop that answers at `BASE_URL`. */
const needs = [
  {
    what: 'servers or releases of its own',
    by: /\bopenShop\b|\b(?:apiUrl|liveReleases|spawn)\b|\/support\/(?:own-\w+|operate|keyed-api|nginx|dev-servers|delivery|push-service|workspace-copy|routes|style-order|matrix\/\w+)\.ts/,
  },
  {
    what: 'a sandbox: letters, accounts, cards or faults',
    by: /\b(?:faults\.set|letters|newCustomer|tokenOf|testPassword|placeOrder|typeCard|buySofa|emailedCode|textedCode|leavingLink|wallet)\b|\/dev\//,
  },
];

/**
 * Files of browser tests, relative to `e2e`, that are left out on the shop that `BASE_URL` names, with what each
 * needs and that shop has not: servers of a test's own never, a sandbox where it has none.
 */
export const leftOut = (hasSandbox: boolean): { file: string; needs: string }[] => {
  const missing = hasSandbox ? needs.slice(0, 1) : needs;
  return globSync('**/*.spec.ts', { cwd: folder, exclude: ['node_modules/**', 'gallery/**', 'webkit/**'] })
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      const lacks = missing.find(({ by }) => by.test(source));
      return lacks ? [{ file, needs: lacks.what }] : [];
    });
};
