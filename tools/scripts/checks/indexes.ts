import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Finished } from './run.ts';

interface Index {
  readonly file: string;
  /** Which files it is made of, from its own folder. */
  readonly of: string;
  readonly exclude: readonly string[];
  /** What of them belongs to it. */
  readonly exported: RegExp;
  /**
   * How it has them: imported and put together in one object, exported by name, or with all else of their files, which
   * may be types alone.
   */
  readonly as: 'object' | 'names' | 'files';
}

const calls = /^export const (\w+Calls)\b/gm;
const places = /^export const (\w+Places)\b/gm;
const others = ['index.ts', '*.test.ts'];

/** Indexes that stay imports: types and browsers need them, and an API that looks for files starts later. */
const indexes: readonly Index[] = [
  { file: 'shared/contract/src/calls/index.ts', of: './*.ts', exclude: others, exported: calls, as: 'object' },
  {
    file: 'shared/contract/src/schemas/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+Schemas)\b/gm,
    as: 'object',
  },
  {
    file: 'shared/contract/src/entities/index.ts',
    of: './*.ts',
    exclude: [...others, 'example.ts', 'fields.ts', 'shape.ts'],
    exported: /^export const (\w+)/gm,
    as: 'files',
  },
  {
    file: 'shared/contract/src/entities/customer-fields/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+CustomerFields)\b/gm,
    as: 'object',
  },
  {
    file: 'shared/contract/src/entities/new-customer/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+NewCustomer)\b/gm,
    as: 'object',
  },
  {
    file: 'shared/contract/src/constants/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export (?:const|type) (\w+)/gm,
    as: 'files',
  },
  {
    file: 'shared/contract/src/contents/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export (?:const|interface|type) (\w+)/gm,
    as: 'files',
  },
  {
    file: 'shared/contract/src/paths/index.ts',
    of: './*.ts',
    exclude: [...others, 'with-query.ts'],
    exported: /^export const (\w+)/gm,
    as: 'files',
  },
  {
    file: 'host/src/offline/own/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+OwnData)\b/gm,
    as: 'object',
  },
  {
    file: 'shared/contract/src/operator/feature-calls/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+OperatorCalls)\b/gm,
    as: 'object',
  },
  {
    file: 'shared/contract/src/operator/feature-schemas/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+OperatorSchemas)\b/gm,
    as: 'object',
  },
  {
    file: 'shared/contract/src/operator/places/index.ts',
    of: './*.ts',
    exclude: others,
    exported: places,
    as: 'object',
  },
  {
    file: 'api/src/database/operator/places/index.ts',
    of: './*.ts',
    exclude: others,
    exported: places,
    as: 'object',
  },
  {
    file: 'api/src/database/schema/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+) = pgTable\(/gm,
    as: 'files',
  },
  {
    file: 'api/src/database/personal-data/features/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+PersonalData)\b/gm,
    as: 'names',
  },
  {
    file: 'api/src/database/membership/credit-sources/index.ts',
    of: './*.ts',
    exclude: [...others, 'credit-source.ts'],
    exported: /^export const (\w+Credit)\b/gm,
    as: 'names',
  },
  {
    file: 'api/src/database/cart/charge-sources/index.ts',
    of: './*.ts',
    exclude: [...others, 'charge-source.ts'],
    exported: /^export const (\w+Charges)\b/gm,
    as: 'names',
  },
  {
    file: 'api/src/database/listing/facets/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+Facets)\b/gm,
    as: 'object',
  },
  {
    file: 'api/src/database/listing/sorts/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+Sorts)\b/gm,
    as: 'object',
  },
  {
    file: 'api/src/database/orders/order-checks/index.ts',
    of: './*.ts',
    exclude: [...others, 'order-check.ts'],
    exported: /^export const (\w+OrderCheck)\b/gm,
    as: 'names',
  },
  {
    file: 'api/src/limits/calls/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+Limits)\b/gm,
    as: 'object',
  },
  {
    file: 'api/src/served/membership.ts',
    of: '../features/*/flow.ts',
    exclude: [],
    exported: /^export const (\w+Membership)\b/gm,
    as: 'names',
  },
  {
    file: 'api/src/served/jobs.ts',
    of: '../features/*/flow.ts',
    exclude: [],
    exported: /^export const (\w+Job)\b/gm,
    as: 'names',
  },
  {
    file: 'api/src/served/operator.ts',
    of: '../features/*/operator.ts',
    exclude: [],
    exported: /^export const (\w+Operator)\b/gm,
    as: 'object',
  },
  {
    file: 'api/src/operator/features/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+Commands)\b/gm,
    as: 'object',
  },
  {
    file: 'api/src/testing/operator-examples/index.ts',
    of: './*.ts',
    exclude: others,
    exported: /^export const (\w+Examples)\b/gm,
    as: 'object',
  },
  {
    file: 'console/src/resources/index.ts',
    of: './*.ts',
    exclude: [...others, 'feature-resource.ts'],
    exported: /^export const (\w+Resource)\b/gm,
    as: 'names',
  },
  {
    file: 'console/src/features/index.ts',
    of: './*.tsx',
    exclude: [],
    exported: /^export const (\w+View)\b/gm,
    as: 'names',
  },
  {
    file: 'remote-account/src/parts/beside-review/index.ts',
    of: './*.tsx',
    exclude: [],
    exported: /^export const (\w+BesideReview)\b/gm,
    as: 'names',
  },
  {
    file: 'remote-membership/src/parts/joining/index.ts',
    of: './*.ts',
    exclude: [...others, 'joining-part.ts'],
    exported: /^export const (\w+Joining)\b/gm,
    as: 'names',
  },
  {
    file: 'remote-membership/src/sections/index.ts',
    of: './*.tsx',
    exclude: ['sections.tsx'],
    exported: /^export const (\w+Section)\b/gm,
    as: 'names',
  },
  {
    file: 'api/src/served/checkout.ts',
    of: '../http/{cart,checkout}/*.ts',
    exclude: ['../**/*.test.ts'],
    exported: calls,
    as: 'names',
  },
  {
    file: 'api/src/served/others.ts',
    of: '../{http,features}/*/*.ts',
    // What operators ask is no call of the contract.
    exclude: ['../http/{cart,checkout,operator}/*', '../**/*.test.ts'],
    exported: calls,
    as: 'names',
  },
];

/** Written by a command, from the workspace's root. */
export const indexFiles: readonly string[] = indexes.map(({ file }) => file);

/** The lines of an index that name its members, in place of those that are there. */
const replaced = (text: string, lines: RegExp, members: readonly string[]): string =>
  text.replace(new RegExp(`(?:${lines.source}\\n)+`, 'm'), () => members.map((line) => `${line}\n`).join(''));

/** An index as the files give it. */
const written = (text: string, { file, of, exclude, exported, as }: Index): string => {
  const cwd = path.join(root, path.dirname(file));
  const members = globSync(of, { cwd, exclude })
    .toSorted()
    .flatMap((member) => {
      const source = readFileSync(path.join(cwd, member), 'utf8');
      const names = [...source.matchAll(exported)].map(([, name = '']) => name);
      const from = member.startsWith('.') ? member : `./${member}`;
      return names.length === 0
        ? []
        : [{ from, names: names.join(', '), kind: /^export const /m.test(source) ? '' : 'type ' }];
    });
  if (as === 'files')
    return replaced(
      text,
      /^export (?:type )?\* from '.+';/,
      members.map(({ from, kind }) => `export ${kind}* from '${from}';`),
    );
  if (as === 'names')
    return replaced(
      text,
      /^export \{(?: \w+(?:, \w+)*)? ?\}(?: from '.+')?;/,
      // Without a member it is a module all the same.
      members.length === 0 ? ['export {};'] : members.map(({ from, names }) => `export { ${names} } from '${from}';`),
    );
  const lines = members.map(({ from, names }) => `import { ${names} } from '${from}';`);
  const named = replaced(text, /^import \{ \w+(?:, \w+)* \} from '.+';/, lines);
  return replaced(
    named,
    /^ {2}\.\.\.\w+,/,
    members.flatMap(({ names }) => names.split(', ').map((name) => `  ...${name},`)),
  );
};

const stale = () =>
  indexes.flatMap((index) => {
    const file = path.join(root, index.file);
    if (!existsSync(file)) return []; // it has gone with its feature
    const text = readFileSync(file, 'utf8');
    const next = written(text, index);
    return text === next ? [] : [{ file, next }];
  });

export const writeIndexes = (): void => {
  for (const { file, next } of stale()) writeFileSync(file, next);
};

/** Fails when an index lacks a file, or names one that is gone. */
export const indexesAsFound = async (): Promise<Finished> => {
  const files = stale().map(({ file }) => path.relative(root, file));
  return { ok: files.length === 0, output: files.map((file) => `${file} is stale: run \`pnpm indexes\``).join('\n') };
};
