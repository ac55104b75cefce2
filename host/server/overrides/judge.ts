import {
  PreviewProblem,
  type Release,
  type ReleaseStorage,
  isMadeFor,
  isOverrideSigned,
  longestOverride,
} from '@shop/delivery';
import { memo } from '@shop/serving/memo';
import type { ReleaseSet } from '../builds/live-releases.ts';
import { type Previews, isPreviewNumber } from '../builds/previews.ts';
import type { Override, OverrideProblem } from './override.ts';

interface JudgeOptions {
  storage: ReleaseStorage;
  previews: Pick<Previews, 'take'>;
  previewOrigins: readonly string[];
  /** In a sandbox overrides need no signature. */
  sandbox: boolean;
  now(): number;
}

/** In ms: a page asks several times. */
const believedFor = 5_000;

/** Why an override may not be used, or the number of the build that it names here; 0 for a development server. */
type Verdict = { problem: OverrideProblem } | { problem: null; build: number };

/** Whether an override may be used, and why not. `plain` is what this browser gets without any. */
export type Judge = (override: Override, plain: ReleaseSet) => Promise<Verdict>;

const isIn = ({ remotes }: ReleaseSet, name: string): boolean =>
  remotes.some(({ release }) => release.package === name);

/** Of development servers a set knows no version. */
const isFor = (release: Release, { host }: ReleaseSet): boolean =>
  !host || host.release.platform === '' || isMadeFor(release, host.release);

export const judgeOf = ({ storage, previews, previewOrigins, sandbox, now }: JudgeOptions): Judge => {
  const believed = memo<Verdict>({ max: 200, ttl: believedFor, now });

  const problemOfSignature = async ({ signed }: Override): Promise<OverrideProblem | null> => {
    if (!signed) return sandbox ? null : 'unsigned';
    if (signed.until * 1_000 > now() + longestOverride * 3_600_000) return 'lasting';
    return (await isOverrideSigned(storage.signatures, signed)) ? null : 'signature';
  };

  /** The build that it names, or why there is none. */
  const targetOf = async ({ name, by }: Override, plain: ReleaseSet): Promise<Release | OverrideProblem> => {
    // Of the host there is one, of whatever build.
    if (name === 'host') return 'remote';
    if ('preview' in by) {
      if (!previewOrigins.includes(by.preview.origin)) return 'origin';
      return previews.take(by.preview).catch((error: unknown) => {
        if (error instanceof PreviewProblem) return error.kind;
        throw error;
      });
    }
    if (!('build' in by) || isPreviewNumber(by.build)) return 'build';
    const release = await storage.readRelease(name, by.build).catch(() => null);
    if (release) return release;
    return isIn(plain, name) || (await storage.builds(name)).length > 0 ? 'build' : 'remote';
  };

  const judged = async (override: Override, plain: ReleaseSet): Promise<Verdict> => {
    const unsigned = await problemOfSignature(override);
    if (unsigned) return { problem: unsigned };
    if ('entry' in override.by) return isIn(plain, override.name) ? { problem: null, build: 0 } : { problem: 'remote' };
    const target = await targetOf(override, plain);
    if (typeof target === 'string') return { problem: target };
    return isFor(target, plain) ? { problem: null, build: target.build } : { problem: 'platform' };
  };

  return async (override, plain) => {
    const { text, signed } = override;
    if (signed && signed.until * 1_000 <= now()) return { problem: 'expired' };
    const key = `${plain.host?.release.build} ${text}`;
    const known = believed.get(key);
    if (known) return known;
    // Where nothing can be told, what is live is shown: a page never fails by an override.
    const verdict = await judged(override, plain).catch((): Verdict => ({ problem: 'build' }));
    return verdict.problem === null ? believed.set(key, verdict) : verdict;
  };
};
