import { type ReleaseStorage, isOverrideSigned, longestOverride } from '@shop/delivery';
import { LRUCache } from 'lru-cache';
import type { Override, OverrideProblem } from './override.ts';

interface JudgeOptions {
  storage: ReleaseStorage;
  /** In a sandbox overrides need no signature. */
  sandbox: boolean;
  now(): number;
}

/** What was found well is believed for so many ms: a page asks several times. */
const believedFor = 5_000;

/** Whether an override may be used, and why not. `remotes` are those that are live. */
export type Judge = (override: Override, remotes: readonly string[]) => Promise<OverrideProblem | null>;

export const judgeOf = ({ storage, sandbox, now }: JudgeOptions): Judge => {
  const believed = new LRUCache<string, number>({ max: 200 });

  const problemOfSignature = async ({ signed }: Override): Promise<OverrideProblem | null> => {
    if (!signed) return sandbox ? null : 'unsigned';
    if (signed.until * 1_000 > now() + longestOverride * 3_600_000) return 'lasting';
    return (await isOverrideSigned(storage.seals, signed)) ? null : 'signature';
  };

  const problemOfTarget = async ({ name, by }: Override, remotes: readonly string[]) => {
    if ('entry' in by) return remotes.includes(name) ? null : 'remote';
    // Of the host there is one, of whatever build.
    if (name === 'host') return 'remote';
    const isThere = await storage.readRelease(name, by.build).then(
      () => true,
      () => false,
    );
    if (isThere) return null;
    return remotes.includes(name) || (await storage.builds(name)).length > 0 ? 'build' : 'remote';
  };

  return async (override, remotes) => {
    const { text, signed } = override;
    if (signed && signed.until * 1_000 <= now()) return 'expired';
    const at = believed.get(text);
    if (at !== undefined && now() - at < believedFor) return null;
    const judging = async () => (await problemOfSignature(override)) ?? (await problemOfTarget(override, remotes));
    // Where nothing can be told, what is live is shown: a page never fails by an override.
    const problem = await judging().catch((): OverrideProblem => 'build');
    if (problem === null) believed.set(text, now());
    return problem;
  };
};
