import type { OperatorResult } from '@shop/contract/operator';

export type Waiting = OperatorResult<'order'>['waiting'];
export type Unit = Waiting[number];

/** Product numbers may hold dots, which a form would read as the way to a field. */
export const fieldOf = (place: number): string => `unit${place}`;
/** All units are offered unless a form says otherwise. */
export const everyUnit = (): boolean => true;

/** What the fields of units have at first: as many as wait, or none. */
export const countsOf = (waiting: Waiting, which: 'all' | 'none') =>
  Object.fromEntries(waiting.map(({ qty }, place) => [fieldOf(place), which === 'all' ? qty : 0]));

/** The units that were chosen among those that are offered, none of which is nothing. */
export const chosenOf = (
  waiting: Waiting,
  values: Readonly<Record<string, unknown>>,
  isOffered: (unit: Unit) => boolean = everyUnit,
) =>
  waiting.flatMap((unit, place) => {
    const qty = isOffered(unit) ? Number(values[fieldOf(place)] ?? 0) : 0;
    return qty > 0 ? [{ sku: unit.sku, qty }] : [];
  });
