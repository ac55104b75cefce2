import { SelectInput, required, TextInput } from 'react-admin';
import { parcelEvents, type ParcelEvent } from '@shop/contract';
import { CallDialog } from '../parts/call-dialog.tsx';

/** `deliverParcel` says the last of them. */
type OnTheWay = Exclude<ParcelEvent, 'delivered'>;
const onTheWay = parcelEvents.filter((event) => event !== 'delivered');

const placeOf = ({ place }: Readonly<Record<string, unknown>>) => (place ? { place: String(place) } : {});

/** What may be said of a parcel that has not arrived. */
export const ParcelCalls = ({ shipment_id, isPickup = false }: { shipment_id: number; isPickup?: boolean }) => (
  <>
    {!isPickup && (
      <CallDialog
        call="noteParcel"
        title="console.parcels.note"
        inputOf={(values) => ({
          body: { shipment_id, event: values['event'] as OnTheWay, ...placeOf(values) }, // chosen from the list
        })}
        says={() => 'console.parcels.noted'}
      >
        <SelectInput
          source="event"
          label="resources.parcels.fields.last_event"
          choices={onTheWay.map((id) => ({ id, name: `console.event.${id}` }))}
          validate={required()}
        />
        <TextInput source="place" label="console.parcels.place" />
      </CallDialog>
    )}
    <CallDialog
      call="deliverParcel"
      title="console.orders.deliver"
      text="console.parcels.arrived_text"
      inputOf={(values) => ({ body: { shipment_id, ...placeOf(values) } })}
      says={() => 'console.orders.delivered'}
    >
      {!isPickup && <TextInput source="place" label="console.parcels.place" />}
    </CallDialog>
  </>
);
