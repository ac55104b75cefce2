import { NumberInput } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';

type Waiting = OperatorResult<'order'>['waiting'];
type Unit = Waiting[number];

/** Product numbers may hold dots, which a form would read as the way to a field. */
const fieldOf = (place: number): string => `unit${place}`;
const any = (): boolean => true;

/** What the fields of units have at first: as many as wait, or none. */
export const countsOf = (waiting: Waiting, which: 'all' | 'none') =>
  Object.fromEntries(waiting.map(({ qty }, place) => [fieldOf(place), which === 'all' ? qty : 0]));

/** The units that were chosen among those that are offered, none of which is nothing. */
export const chosenOf = (
  waiting: Waiting,
  values: Readonly<Record<string, unknown>>,
  isOffered: (unit: Unit) => boolean = any,
) =>
  waiting.flatMap((unit, place) => {
    const qty = isOffered(unit) ? Number(values[fieldOf(place)] ?? 0) : 0;
    return qty > 0 ? [{ sku: unit.sku, qty }] : [];
  });

/** A number for each product that waits. */
export const UnitInputs = ({ waiting, isOffered = any }: { waiting: Waiting; isOffered?: (unit: Unit) => boolean }) =>
  waiting.map(
    (unit, place) =>
      isOffered(unit) && (
        <NumberInput
          key={fieldOf(place)}
          source={fieldOf(place)}
          label={`${unit.name} (${unit.sku})`}
          min={0}
          max={unit.qty}
          step={1}
          helperText={`≤ ${unit.qty}`}
        />
      ),
  );
