import type { OperatorBody } from '@shop/contract/operator';

type Change = OperatorBody<'adjustLedger'>;

/** Characters of a reason; with the mark it is as long as a reference may be. */
export const longestReason = 85;

/** What tells one opened dialog from another: pressed twice, or after a lost answer, its change is booked once. */
export const newMark = (): string => crypto.randomUUID().slice(0, 8);

/** A change as it is booked; null for an amount of nothing. Points are whole, credit is typed in dollars and booked in cents. */
export const changeOf = (
  id: number,
  ledger: Change['ledger'],
  { amount, reason, mark }: Readonly<Record<string, unknown>>,
): Change | null => {
  const units = Math.round(Number(amount ?? 0) * (ledger === 'credit' ? 100 : 1));
  if (!Number.isFinite(units) || units === 0) return null;
  return { id, ledger, amount: units, reference: `${String(reason ?? '').trim()} (${String(mark)})` };
};
