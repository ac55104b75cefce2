import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageRoutesOf, type RemoteConfig } from '@shop/contract';
import { ownNames } from '../../../host/contract/names.ts';
import { flagsRead, intentsDispatched, slotsPlaced } from './loose-ends/events.ts';
import { namesDeclared } from './names.ts';
import { root } from './run.ts';
import { parsed, sourcesIn } from './sources.ts';

interface Texts {
  [key: string]: string | Texts;
}

const folders = globSync('remote-*', { cwd: root }).sort();
const configs: { folder: string; config: RemoteConfig }[] = [];

beforeAll(async () => {
  for (const folder of folders) {
    const module: { default: RemoteConfig } = await import(path.join(root, folder, 'remote.config.ts'));
    configs.push({ folder, config: module.default });
  }
});

const twice = (names: string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

test('no two remotes own one path, one resolved type or one intent', () => {
  const pages = configs.flatMap(({ config }) => pageRoutesOf(config));
  const redirects = configs.flatMap(({ config }) => config.routes.filter(({ redirect }) => redirect !== undefined));
  expect(twice([...pages.filter(({ resolves }) => !resolves), ...redirects].map((route) => route.path))).toEqual([]);
  expect(twice(pages.flatMap(({ resolves }) => resolves ?? []))).toEqual([]);
  expect(twice(configs.flatMap(({ config }) => config.intents.map(({ intent }) => intent)))).toEqual([]);
});

test('every title of a config has its text in both languages', () => {
  const missing: string[] = [];
  for (const { folder, config } of configs) {
    for (const language of config.locales) {
      const texts: Texts = JSON.parse(readFileSync(path.join(root, folder, `locales/${language}.json`), 'utf8'));
      for (const { titleKey } of pageRoutesOf(config)) {
        const text = titleKey
          .split('.')
          .reduce<string | Texts | undefined>(
            (group, key) => (typeof group === 'object' ? group[key] : undefined),
            texts,
          );
        if (typeof text !== 'string') missing.push(`${folder} ${language} ${titleKey}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('every page that is the same for everyone says which names of the query it reads', () => {
  const silent = configs.flatMap(({ config }) =>
    pageRoutesOf(config)
      .filter(({ render, query }) => render === 'public' && query === undefined)
      .map(({ path: at }) => at),
  );
  expect(silent).toEqual([]);
});

/** What code in these folders places and dispatches, each name once, in the order of the alphabet. */
const usedIn = async (paths: string[]) => {
  const files = (await sourcesIn(paths)).map(parsed);
  const { intents } = await namesDeclared();
  return { places: [...slotsPlaced(files)].toSorted(), dispatches: intentsDispatched(intents, files).toSorted() };
};

test('every remote.config.ts says which slots the code of its folder has and which intents it dispatches', async () => {
  for (const { folder, config } of configs) {
    const { places, dispatches } = config;
    const summary = { folder, places: places.toSorted(), dispatches: dispatches.toSorted() };
    expect(summary).toEqual({ folder, ...(await usedIn([`${folder}/src`])) });
  }
});

test('the host says the same of its own code and of the shared packages', async () => {
  const { places, dispatches } = ownNames;
  expect({ places: [...places], dispatches: dispatches.toSorted() }).toEqual(await usedIn(['host/src', 'shared']));
});

test('every flag of a remote.config.ts is read by its code, and no other; pages name what they read', async () => {
  for (const { folder, config } of configs) {
    const declared = (config.flags ?? []).map(({ key }) => key).toSorted();
    const read = flagsRead((await sourcesIn([`${folder}/src`])).map(parsed));
    expect({ folder, flags: declared }).toEqual({ folder, flags: [...read].toSorted() });
    const parts = flagsRead((await sourcesIn([`${folder}/src/extensions`])).map(parsed));
    const named = new Set(pageRoutesOf(config).flatMap(({ flags = [] }) => flags as readonly string[]));
    expect([...read].filter((key) => !named.has(key) && !parts.has(key))).toEqual([]);
  }
});
