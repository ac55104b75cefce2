import { pageRoutesOf, type RemoteConfig } from '@shop/contract';
import type { Release } from '../schemas.ts';
import { promised } from './contents.ts';
import { type Fault, nameOf } from './fault.ts';
import { type Loaded, type Trial, tryExposes } from './trial.ts';

/** What a config says that a module has: each list is of names of which one is enough. */
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
      mend: 'Export it, or take it out of the config',
    }));

/** A text in its forms for several numbers is one text: languages differ in how many forms they have. */
const withoutForm = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Texts that one language has and another lacks, and titles without a text. */
const textFaults = (remote: Release, config: RemoteConfig, trial: Trial): Fault[] => {
  const languages = config.locales.flatMap((language) => {
    const tried = trial.exposes.get(`./locale-${language}`);
    return tried && 'texts' in tried ? [{ language, texts: new Set(tried.texts.map(withoutForm)) }] : [];
  });
  const wanted = new Set([
    ...languages.flatMap(({ texts }) => [...texts]),
    ...pageRoutesOf(config).map(({ titleKey }) => titleKey),
  ]);
  return languages.flatMap(({ language, texts }) => {
    const missing = [...wanted].filter((key) => !texts.has(key));
    if (missing.length === 0) return [];
    return {
      where: `${nameOf(remote)}, locales/${language}.json`,
      what: `it lacks ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}`,
      mend: 'Every language has the same keys, and every title its text: add them',
    };
  });
};

/** Where the web server finds the two builds' code. */
export interface TrialPlaces {
  hostEntry: string;
  serverEntry: string;
}

/** What becomes of a remote's code for the web server under a build of the host (X-206). */
export const trialFaults = async (
  remote: Release,
  host: Release,
  { hostEntry, serverEntry }: TrialPlaces,
  limit?: number,
): Promise<Fault[]> => {
  const { config } = remote;
  if (!config) return [];
  const exposes = promised(config).filter((expose) => Object.hasOwn(remote.exposes, expose));
  const task = { hostEntry, remote: { name: remote.package, build: remote.build, serverEntry }, exposes };
  const trial = await tryExposes(task, limit);
  if (trial.unusable !== null) {
    return [
      {
        where: `${nameOf(host)}, server/${host.entry.server}`,
        what: `nothing of ${nameOf(remote)} can be tried in it: ${trial.unusable}`,
        mend: 'Publish and promote a build of the host that loads, with the remote if need be',
      },
    ];
  }
  const modules = exposes.flatMap((expose): Fault[] => {
    const tried = trial.exposes.get(expose) ?? { failure: 'it was not tried' };
    if (!('failure' in tried)) return moduleFaults(remote, config, expose, tried);
    return [
      {
        where: `${nameOf(remote)}, ${expose}`,
        what: `the web server cannot load it under ${nameOf(host)}: ${tried.failure}`,
        mend: 'What a module does while it is loaded has to work there; look at its imports and what they are built against',
      },
    ];
  });
  return [...modules, ...textFaults(remote, config, trial)];
};
