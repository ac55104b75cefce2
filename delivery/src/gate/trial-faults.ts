import { pageRoutesOf, type RemoteConfig } from '@shop/contract';
import type { Release, Samples } from '../schemas.ts';
import { promised } from './contents.ts';
import { type Fault, nameOf } from './fault.ts';
import { type SamplePage, pageFaults } from './page-faults.ts';
import { type Loaded, type Trial, type TrialTask, tried } from './trial.ts';

/** Each list is of names of which one is enough. */
const expected = (config: RemoteConfig, expose: string): string[][] => {
  const pages = pageRoutesOf(config).filter(({ page }) => page === expose);
  const parts = [...config.slots, ...config.intents].filter((part) => part.expose === expose);
  const takesForms = [...pages, ...config.intents.filter((intent) => intent.expose === expose)].some(
    ({ forms = [] }) => forms.length > 0,
  );
  return [
    ...(pages.length > 0 ? [['default']] : []),
    ...(parts.length > 0 ? [['default', 'models']] : []),
    ...(takesForms ? [['action']] : []),
  ];
};

const moduleFaults = (remote: Release, config: RemoteConfig, expose: string, { exports }: Loaded): Fault[] =>
  expected(config, expose)
    .filter((names) => !names.some((name) => exports.includes(name)))
    .map((names) => ({
      where: `${nameOf(remote)}, ${expose}`,
      what: `by remote.config.ts it has ${names.map((name) => `\`${name}\``).join(' or ')}, and the module exports none`,
      remedy: 'Export it, or take it out of the config',
    }));

/** A text in its forms for several numbers is one text: languages differ in how many forms they have. */
const withoutForm = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Texts that one language has and another lacks, titles without a text, and keys in the code that no language has. */
const textFaults = (remote: Release, config: RemoteConfig, trial: Trial): Fault[] => {
  const languages = config.locales.flatMap((language) => {
    const found = trial.exposes.get(`./locale-${language}`);
    return found && 'texts' in found ? [{ language, texts: new Set(found.texts.map(withoutForm)) }] : [];
  });
  const wanted = new Set([
    ...languages.flatMap(({ texts }) => [...texts]),
    ...pageRoutesOf(config).map(({ titleKey }) => titleKey),
    // A key with a namespace is another package's.
    ...(remote.uses?.texts ?? []).filter((key) => !key.includes(':')).map(withoutForm),
  ]);
  return languages.flatMap(({ language, texts }) => {
    const missing = [...wanted].filter((key) => !texts.has(key));
    if (missing.length === 0) return [];
    return {
      where: `${nameOf(remote)}, locales/${language}.json`,
      what: `it lacks ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}`,
      remedy: 'Every language has the same keys, and every title and every key in the code its text: add them',
    };
  });
};

/** Where the web server finds the two builds' code, and what it renders with it. */
export interface TrialPlaces {
  hostEntry: string;
  serverEntry: string;
  pages: readonly SamplePage[];
  answers: Samples['answers'];
  /** Address of an API that answers in their place; null for none. */
  api: string | null;
  /** Remotes that would be live as well. */
  others: readonly Release[];
}

/** The trial of these modules and of the pages, as the process is told it. */
export const trialTask = (
  { package: name, build, ...remote }: Release,
  { hostEntry, serverEntry, pages, answers, api, others }: TrialPlaces,
  exposes: readonly string[],
): TrialTask => ({
  hostEntry,
  remote: { name, build, serverEntry },
  exposes,
  pages: pages.map(({ url }) => url),
  beside: [
    ...(remote.config ? [{ name, build, serverEntry, config: remote.config }] : []),
    ...others.flatMap(({ package: other, config, ...one }) =>
      config ? [{ name: other, build: one.build, serverEntry: null, config }] : [],
    ),
  ],
  api,
  answers,
});

/** The host of a trial could not be used. */
export const unusableFault = (remote: Release, host: Release, reason: string): Fault => ({
  where: `${nameOf(host)}, server/${host.entry.server}`,
  what: `nothing of ${nameOf(remote)} can be tried in it: ${reason}`,
  remedy: 'Publish and promote a build of the host that loads, with the remote if need be',
});

export const trialFaults = async (
  remote: Release,
  host: Release,
  places: TrialPlaces,
  limit?: number,
): Promise<Fault[]> => {
  const { config } = remote;
  if (!config) return [];
  const exposes = promised(config).filter((expose) => Object.hasOwn(remote.exposes, expose));
  const trial = await tried(trialTask(remote, places, exposes), limit);
  if (trial.unusable !== null) return [unusableFault(remote, host, trial.unusable)];
  const modules = exposes.flatMap((expose): Fault[] => {
    const found = trial.exposes.get(expose) ?? { failure: 'it was not tried' };
    if (!('failure' in found)) return moduleFaults(remote, config, expose, found);
    return [
      {
        where: `${nameOf(remote)}, ${expose}`,
        what: `the web server cannot load it under ${nameOf(host)}: ${found.failure}`,
        remedy:
          'What a module does while it is loaded has to work there; look at its imports and what they are built against',
      },
    ];
  });
  return [...modules, ...textFaults(remote, config, trial), ...pageFaults(places.pages, trial, host)];
};
