import { DeliveryProblem } from '../problem.ts';
import type { Signatures } from './signing.ts';

/** That a remote may be replaced in somebody's browser until then, as a team has signed it. */
export interface SignedOverride {
  remote: string;
  /** `catalog@1795221237`: what replaces it, as it stands before the signature. */
  override: string;
  /** Seconds since 1970. */
  until: number;
  team: string;
  key: string;
  /** Base64url. */
  signature: string;
}

/** Hours for which an override can be signed. */
export const longestOverride = 7 * 24;

/** No manifest begins like this, so neither passes for the other. */
const signedBytes = ({ override, until }: Pick<SignedOverride, 'override' | 'until'>): Buffer =>
  Buffer.from(`override until ${until}\n${override}`);

const remoteIn = (override: string): string => override.split('@', 1)[0] ?? '';

/** `catalog@1795221237!1795235637!browse/robin-2026!<signature>`: an override with its end and who allows it. */
const shape = /^(.+)!([1-9]\d{9})!([A-Za-z0-9][\w.-]*)\/([A-Za-z0-9][\w.-]*)!([\w-]{86})$/s;

/** Null for a text that is not signed. */
export const signedOverrideIn = (text: string): SignedOverride | null => {
  const [, override, until, team, key, signature] = shape.exec(text) ?? [];
  if (!override || !until || !team || !key || !signature) return null;
  return { remote: remoteIn(override), override, until: Number(until), team, key, signature };
};

/** Signs with one's own key; rejects with a DeliveryProblem when its team may not release the remote. */
export const signOverride = async (
  signatures: Signatures,
  { override, hours, now = Date.now() }: { override: string; hours: number; now?: number },
): Promise<{ text: string; until: Date }> => {
  if (!(hours > 0 && hours <= longestOverride))
    throw new DeliveryProblem(`An override holds for up to ${longestOverride} hours: --hours 4.`);
  const until = Math.floor(now / 1_000 + hours * 3_600);
  const { team, key, signature } = await signatures.signBytes(remoteIn(override), signedBytes({ override, until }));
  const ending = Buffer.from(signature, 'base64').toString('base64url');
  return { text: `${override}!${until}!${team}/${key}!${ending}`, until: new Date(until * 1_000) };
};

/** Whether a team that may release the remote has signed this, with a key that is trusted now. */
export const isOverrideSigned = (signatures: Signatures, signed: SignedOverride): Promise<boolean> => {
  const { remote, team, key, signature } = signed;
  const given = { team, key, signature: Buffer.from(signature, 'base64url').toString('base64') };
  return signatures.isSignedBy(remote, signedBytes(signed), given);
};
