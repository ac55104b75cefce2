import { readFile } from 'node:fs/promises';
import { DeliveryProblem } from '../problem.ts';
import { type Release, Samples, parseDocument } from '../schemas.ts';

/** Where a package's folder, its `dist` and its release have them; browsers never get the file. */
export const samplesFile = 'samples.json';

/** Null where there is none. @throws Error for one that cannot be read */
export const readSamples = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

interface Sampled {
  release: Release;
  read(file: string): Promise<Uint8Array>;
}

/** The samples of a build; null of one that brings none, such as one from before. @throws DeliveryProblem */
export const samplesOf = async ({ release, read }: Sampled): Promise<Samples | null> => {
  if (!Object.hasOwn(release.files, samplesFile)) return null;
  const text = Buffer.from(await read(samplesFile)).toString();
  return parseDocument(Samples, text, `${samplesFile} of ${release.package} ${release.build}`);
};

/** As they are kept in a package's folder: a line for each page and each answer. */
export const samplesText = ({ pages, answers }: Samples): string => {
  const lines = (list: readonly unknown[]): string =>
    list.length === 0 ? '[]' : `[\n${list.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`;
  return `{\n  "pages": ${lines(pages)},\n  "answers": ${lines(answers)}\n}\n`;
};

/** The kinds of those that are not null, fields by name, and what lists hold. */
interface Shape {
  kinds: Set<string>;
  fields: Map<string, Shape>;
  items: Shape | null;
}

const shapeOf = (values: readonly unknown[]): Shape => {
  const given = values.filter((value) => value !== null && value !== undefined);
  const lists = given.filter((value) => Array.isArray(value));
  const objects = given.filter((value) => typeof value === 'object' && !Array.isArray(value)) as object[];
  const names = new Set(objects.flatMap((one) => Object.keys(one)));
  const recordedNames = (name: string): unknown[] =>
    objects.flatMap((one) => Object.entries(one).flatMap(([key, value]) => (key === name ? [value] : [])));
  const items = lists.flat();
  return {
    kinds: new Set(given.map((value) => (Array.isArray(value) ? 'list' : typeof value))),
    fields: new Map([...names].map((name) => [name, shapeOf(recordedNames(name))])),
    items: items.length > 0 ? shapeOf(items) : null,
  };
};

/** Where two shapes differ first, such as `result.products.name`; null where they do not. Null and nothing are of any shape. */
const differenceOf = (one: Shape, other: Shape, at: readonly string[] = []): string | null => {
  if (one.kinds.size === 0 || other.kinds.size === 0) return null;
  if ([...one.kinds].sort().join() !== [...other.kinds].sort().join()) return at.join('.');
  for (const name of new Set([...one.fields.keys(), ...other.fields.keys()])) {
    const [mine, theirs] = [one.fields.get(name), other.fields.get(name)];
    const found = mine && theirs ? differenceOf(mine, theirs, [...at, name]) : [...at, name].join('.');
    if (found !== null) return found;
  }
  return one.items && other.items ? differenceOf(one.items, other.items, at) : null;
};

const askedOf = ({ call, body }: Samples['answers'][number]): string => (body === undefined ? call : `${call} ${body}`);

/**
 * Compares recorded answers with those that an API gives today: the same calls have to be made, and answered with the same
 * status and shape. Values may differ. @throws DeliveryProblem with each difference
 */
export const requireCurrent = (name: string, recorded: Samples, made: Samples): void => {
  const byCall = ({ answers }: Samples) => new Map(answers.map((one) => [askedOf(one), one]));
  const [before, now] = [byCall(recorded), byCall(made)];
  const faults = [...new Set([...before.keys(), ...now.keys()])].flatMap((call) => {
    const [mine, theirs] = [before.get(call), now.get(call)];
    if (!mine) return `${call} is not recorded`;
    if (!theirs) return `${call} is asked by no page`;
    if (mine.status !== theirs.status) return `${call} is answered with ${theirs.status}, not ${mine.status}`;
    const where = differenceOf(shapeOf([mine.answer]), shapeOf([theirs.answer]));
    if (where === null) return [];
    return `the answer to ${call} is another${where === '' ? '' : ` at ${where}`}`;
  });
  if (faults.length === 0) return;
  throw new DeliveryProblem(
    [
      `The samples of ${name} are out of date; record them anew: pnpm release record ${name} --api …`,
      ...faults.map((fault) => `- ${fault}.`),
    ].join('\n'),
  );
};
