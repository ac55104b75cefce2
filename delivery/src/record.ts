import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease } from './build.ts';
import { type CommandContext, type Given, misuse, onlyPackage } from './command-line.ts';
import { type Contender, stored, unpacked } from './gate/contender.ts';
import { nameOf, refusal } from './gate/fault.ts';
import { contenders } from './gate/judge.ts';
import { pageFaults } from './gate/page-faults.ts';
import { readSamples, requireCurrent, samplesFile, samplesOf, samplesText } from './gate/samples.ts';
import { tried } from './gate/trial.ts';
import { trialTask, unusableFault } from './gate/trial-faults.ts';
import { trialPlaces } from './gate/trial-places.ts';
import type { ReleasedPackage } from './packages.ts';
import { DeliveryProblem } from './problem.ts';
import { Samples, parseDocument } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

/** The address of an API as calls begin with it. */
export const originOf = (api: string): string => {
  const url = URL.canParse(api) ? new URL(api) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw misuse(`“${api}” is not the address of an API.`);
  return url.href.replace(/\/$/, '');
};

type Answer = Samples['answers'][number];

const callOf = ({ call, body }: Answer): string => `${call}\n${body ?? ''}`;

/** Calls of a build's pages, answered by the API; those of the shell are in the host's own samples. */
const answersTo = async (storage: ReleaseStorage, own: Contender, api: string): Promise<Answer[]> => {
  const { package: name } = own.release;
  const live = (await contenders(storage, await storage.readRegistry(), [])).filter(
    ({ release }) => release.package !== name,
  );
  const all = [own, ...live];
  const isHost = name === 'host';
  const host = all.find(({ release }) => release.package === 'host');
  const remote = isHost ? live[0] : own;
  if (!host || !remote)
    throw new DeliveryProblem(`${isHost ? 'No remote' : 'No host'} is live, with which its pages could be rendered.`);
  const places = await trialPlaces(host, remote, { all, changed: [own], api, isFirst: true });
  const pages = places.pages.filter(({ of }) => of === own.release);
  const trial = await tried(trialTask(remote.release, { ...places, pages }, []));
  const faults =
    trial.unusable === null
      ? pageFaults(pages, trial, host.release)
      : [unusableFault(remote.release, host.release, trial.unusable)];
  if (faults.length > 0) throw refusal(nameOf(own.release), faults);
  const found = new Map<string, Answer>();
  for (const page of trial.pages.values())
    if ('answers' in page) for (const one of page.answers) found.set(callOf(one), one);
  if (!isHost) for (const one of (await samplesOf(host))?.answers ?? []) found.delete(callOf(one));
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, answer]) => answer);
};

const checked = async (storage: ReleaseStorage, { name }: ReleasedPackage, api: string): Promise<string> => {
  const live = (await storage.readRegistry())[name]?.live;
  if (live === undefined) throw new DeliveryProblem(`${name} is not live: there is nothing to compare.`);
  const own = await stored(storage, name, live);
  const recorded = await samplesOf(own);
  if (recorded === null) throw new DeliveryProblem(`${name} ${live} has no samples.`);
  requireCurrent(name, recorded, { ...recorded, answers: await answersTo(storage, own, api) });
  return `The samples of ${name} ${live} are what the API answers.`;
};

/**
 * Builds a package, renders the pages that its `samples.json` names and writes the API's answers beside them; with
 * `--check` compares those of the live build. @throws DeliveryProblem
 */
export const record = async (context: CommandContext, given: Given): Promise<string> => {
  const { root, storage, runBuild } = context;
  const target = onlyPackage(root, given.words);
  if (given.api === undefined) throw misuse('Name the API that is to answer: --api http://127.0.0.1:4000.');
  const api = originOf(given.api);
  if (given.check) return checked(storage, target, api);
  const file = path.join(target.directory, samplesFile);
  const recorded = await readSamples(file);
  if (recorded === null)
    throw new DeliveryProblem(
      `${file} is missing. Name pages in it: ${samplesText({ pages: [{ url: '/' }], answers: [] })}`,
    );
  const { pages } = parseDocument(Samples, recorded.toString(), file);
  const folder = await mkdtemp(path.join(tmpdir(), 'record-'));
  try {
    const own = unpacked(await buildRelease(root, target, storage, runBuild), folder);
    const answers = await answersTo(storage, own, api);
    await writeFile(file, samplesText({ pages, answers }));
    return `${answers.length} answers to ${pages.length} pages are in ${path.relative(root, file)}.`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
