import { lengthNames, type LengthName, type Typed } from './fields.ts';
import { inUnit, readLength, type Unit } from './lengths.ts';

/** What fields said before they were written in the other unit, and what they say since. */
export type Rewritten = Readonly<Partial<Record<LengthName, { before: string; since: string }>>>;

const rounded = (length: number, decimals: number): string => String(Number(length.toFixed(decimals)));

/**
 * A length as it is typed in another unit, with as few decimals as it is read back from, two at most; null where it is
 * too long to be typed. Centimetres to a tenth, and inches to a hundredth, come back as they were.
 */
const written = (cm: number, from: Unit, to: Unit): string | null => {
  const length = inUnit(cm, to);
  if (length >= 1e5) return null;
  if (to === 'in') return rounded(length, 2);
  const same = rounded(inUnit(cm, from), 2);
  const decimals = [0, 1].find((count) => rounded(inUnit(Number(rounded(length, count)), from), 2) === same);
  return rounded(length, decimals ?? 2);
};

/**
 * Everything that was typed, in another unit. What is no number stays as it is. A field that nobody has changed since it
 * was rewritten says again just what was typed: nothing drifts however often the unit is changed.
 * @param sign what stands before decimals where none were typed
 */
export const inOtherUnit = (
  typed: Typed,
  to: Unit,
  rewritten: Rewritten,
  sign: '.' | ',',
): { typed: Typed; rewritten: Rewritten } => {
  const from: Unit = to === 'cm' ? 'in' : 'cm';
  const next: Typed = { ...typed, unit: to };
  const changed: Partial<Record<LengthName, { before: string; since: string }>> = {};
  for (const name of lengthNames) {
    const text = typed[name];
    const cm = readLength(text, from);
    if (cm === undefined || Number.isNaN(cm)) continue;
    const known = rewritten[name];
    const plain = known?.since === text ? known.before : written(cm, from, to);
    if (plain === null) continue;
    const typedSign = /[.,]/.exec(text)?.[0] ?? sign;
    const since = known?.since === text ? plain : plain.replace('.', typedSign);
    changed[name] = { before: text, since };
    next[name] = since;
  }
  return { typed: next, rewritten: changed };
};
