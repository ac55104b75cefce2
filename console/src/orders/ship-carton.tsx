import LocalShipping from '@mui/icons-material/LocalShipping';
import { DateInput, RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OperatorResult } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { UnitInputs } from './unit-inputs.tsx';
import { chosenOf, countsOf, type Waiting } from './units.ts';

type Shown = OperatorResult<'order'>;

/** How what is in a carton comes to its buyer: no carton holds goods of both. */
const ways = ['delivery', 'pickup'] as const;
type Way = (typeof ways)[number];

const wayOf = ({ is_pickup }: Waiting[number]): Way => (is_pickup ? 'pickup' : 'delivery');

/** For a carton that waits in the shop, where a carrier stands else (docs/how-to/send-orders.md). */
const counter = 'Counter';

const Fields = ({ waiting, isBoth }: { waiting: Waiting; isBoth: boolean }) => {
  const way = useWatch({ name: 'way' }) as Way; // chosen below, or the only one
  return (
    <>
      {isBoth && (
        <RadioButtonGroupInput
          source="way"
          label="console.cartons.way"
          choices={ways.map((id) => ({ id, name: `console.cartons.${id}` }))}
          validate={required()}
        />
      )}
      <UnitInputs waiting={waiting} isOffered={(unit) => wayOf(unit) === way} />
      {way === 'pickup' ? (
        <TextInput
          source="tracking_number"
          label="console.cartons.shelf"
          helperText="console.cartons.shelf_help"
          validate={required()}
        />
      ) : (
        <>
          <TextInput source="carrier" label="console.orders.carrier" validate={required()} />
          <TextInput source="tracking_number" label="console.orders.tracking" validate={required()} />
          <DateInput source="expected" label="console.orders.expected" />
        </>
      )}
    </>
  );
};

/** Sends a carton with goods that are delivered, or makes one ready that is picked up. */
export const ShipCarton = ({ order, waiting }: Shown) => {
  const present = ways.filter((way) => waiting.some((unit) => wayOf(unit) === way));
  return (
    <CallDialog
      call="shipCarton"
      title="console.orders.ship"
      icon={<LocalShipping />}
      defaults={() => ({ ...countsOf(waiting, 'all'), way: present[0] })}
      inputOf={(values) => {
        const { way, carrier, tracking_number, expected } = values;
        const items = chosenOf(waiting, values, (unit) => wayOf(unit) === way);
        if (items.length === 0) return 'console.orders.no_units';
        return {
          body: {
            order_id: order.order_id,
            items,
            carrier: way === 'pickup' ? counter : String(carrier ?? ''),
            tracking_number: String(tracking_number ?? ''),
            ...(way === 'delivery' && expected ? { expected: String(expected) } : {}),
          },
        };
      }}
      says={({ is_pickup }) => (is_pickup ? 'console.cartons.ready' : 'console.orders.shipped')}
    >
      <Fields waiting={waiting} isBoth={present.length > 1} />
    </CallDialog>
  );
};
