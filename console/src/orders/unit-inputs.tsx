import { NumberInput } from 'react-admin';
import { everyUnit, fieldOf, type Unit, type Waiting } from './units.ts';

/** A number for each product that waits. */
export const UnitInputs = ({
  waiting,
  isOffered = everyUnit,
}: {
  waiting: Waiting;
  isOffered?: (unit: Unit) => boolean;
}) =>
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
