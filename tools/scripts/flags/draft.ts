import { globSync } from 'node:fs';
import path from 'node:path';
import { type AnyFlag, flagValues, type RemoteConfig } from '@shop/contract';
import type { FlagRule, FlagRules } from '@shop/contract/flag-rules';

const root = path.resolve(import.meta.dirname, '../../..');

const ruleOf = (flag: AnyFlag): FlagRule => ({
  state: 'DISABLED',
  variants: Object.fromEntries(flagValues(flag).map((value) => [String(value), value])),
  defaultVariant: String(flag.default),
  ...(flag.weights && { targeting: { fractional: Object.entries(flag.weights) } }),
});

/** Rules for each flag that a remote of the workspace declares, in the form of flagd, switched off. */
export const draftRules = async (): Promise<{ flags: FlagRules }> => {
  const flags: Record<string, FlagRule> = {};
  for (const file of globSync('remote-*/remote.config.ts', { cwd: root }).sort()) {
    const { default: config }: { default: RemoteConfig } = await import(path.join(root, file));
    for (const flag of config.flags ?? []) flags[flag.key] = ruleOf(flag);
  }
  return { flags };
};
