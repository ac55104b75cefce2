import { type AnyFlag, flagValues, pageRoutesOf, type RemoteConfig } from '@shop/contract';
import type { Release } from '../schemas.ts';
import { type Fault, nameOf } from './fault.ts';

/** The flags of a config, whoever wrote it. */
export const flagsOf = ({ flags = [] }: Pick<RemoteConfig, 'flags'>): readonly AnyFlag[] => flags;

type Rule = (flag: AnyFlag) => [what: string, correct: string] | null;

const listOf = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

const rules: readonly Rule[] = [
  ({ key }) =>
    /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(key)
      ? null
      : [
          'its key is none',
          'Give it one such as `catalog.reviews-first`: small letters, digits and -, parted by a dot',
        ],
  ({ purpose, owner }) =>
    purpose?.trim() && owner?.trim()
      ? null
      : ['it does not say what for, or whose it is', 'Fill `purpose` and `owner`'],
  ({ type, variants = [] }) => {
    if (type === 'boolean') return null;
    if (type !== 'string' && type !== 'number')
      return [`it is of type ${String(type)}`, 'A flag is a boolean, a string or a number'];
    const isFit = variants.every((value) => typeof value === type) && new Set(variants).size === variants.length;
    return isFit && variants.length > 1
      ? null
      : ['it has no `variants` to choose from', `Name two or more, each a ${type} and each once`];
  },
  (flag) =>
    flagValues(flag).includes(flag.default)
      ? null
      : [
          `its default ${listOf([flag.default])} is not one of ${listOf(flagValues(flag))}`,
          'Make `default` what the shop does today, one of its variants',
        ],
  (flag) => {
    const { weights } = flag;
    if (!weights) return null;
    const values = new Set(flagValues(flag).map(String));
    const parts = Object.entries(weights);
    const isFit = parts.every(([value, part]) => values.has(value) && Number.isInteger(part) && part >= 0);
    return isFit && parts.some(([, part]) => part > 0)
      ? null
      : ['its `weights` are none', 'Give variants of it whole numbers from 0 on, one of them more than 0'];
  },
];

/** Of the flags that a remote declares, and of those that its routes name. */
export const flagFaults = (remote: Release): Fault[] => {
  const { config } = remote;
  if (!config) return [];
  const flags = flagsOf(config);
  const declared = new Set(flags.map(({ key }) => key));
  const bad = flags.flatMap((flag) =>
    rules.flatMap((rule) => {
      const found = rule(flag);
      return found ? [{ where: `${nameOf(remote)}, flag ${flag.key}`, what: found[0], remedy: found[1] }] : [];
    }),
  );
  const unknown = pageRoutesOf(config).flatMap(({ path, flags: named = [] }) =>
    named
      .filter((key) => !declared.has(key))
      .map((key) => ({
        where: `${nameOf(remote)}, route ${path}`,
        what: `it reads the flag ${key}, which the remote does not declare`,
        remedy: 'Declare it in `flags` of remote.config.ts, or take it from the route',
      })),
  );
  return [...bad, ...unknown];
};
