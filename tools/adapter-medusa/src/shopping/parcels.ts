import type { CallResult, Language, OrderItem } from '@shop/contract';
import type { HttpTypes } from '@medusajs/types';
import type { Backend } from '../call.ts';
import type { MedusaOrder } from '../medusa.ts';
import { siteWords } from '../words.ts';

export type Shipment = CallResult<'orderShipments'>['list'][number];
type Tracked = CallResult<'orderTrack'>['shipments'][number];
type Fulfilment = HttpTypes.StoreOrderFulfillment & {
  labels?: { tracking_number?: string | null }[];
  items?: { line_item_id?: string | null; quantity: number }[];
};

/** What was packed and not taken back. */
export const fulfilmentsOf = ({ fulfillments }: MedusaOrder): Fulfilment[] =>
  ((fulfillments ?? []) as Fulfilment[]).filter(({ canceled_at }) => !canceled_at);

const instant = (value: Date | string | null | undefined): string | null =>
  value ? new Date(value).toISOString() : null;

/** What is in a parcel; without a secret key it is known of a single one alone: what was sent. */
const contentsOf = (
  order: MedusaOrder,
  { items }: Fulfilment,
): { line_item_id?: string | null; quantity: number }[] => {
  if (items) return items;
  if (fulfilmentsOf(order).length > 1) return [];
  return (order.items ?? []).map(({ id, detail }) => ({ line_item_id: id, quantity: detail.shipped_quantity }));
};

/** Parcels that have left. */
export const shipmentsOf = (
  order: MedusaOrder,
  items: readonly OrderItem[],
  language: Language,
  { memory }: Backend,
): Shipment[] =>
  fulfilmentsOf(order).flatMap((one): Shipment[] => {
    const shipped_at = instant(one.shipped_at);
    if (shipped_at === null) return [];
    return [
      {
        shipment_id: memory.numberOf('parcel', one.id),
        carrier: siteWords[language].carrier,
        tracking_number: one.labels?.find(({ tracking_number }) => tracking_number)?.tracking_number ?? null,
        shipped_at,
        estimated_delivery: null,
        delivered_at: instant(one.delivered_at),
        items: contentsOf(order, one).flatMap(({ line_item_id, quantity }) => {
          const item_id = memory.numberOf('item', line_item_id ?? '');
          const item = items.find((each) => each.item_id === item_id);
          return item ? [{ item_id, name: item.name, qty: quantity }] : [];
        }),
      },
    ];
  });

/** The latest event first. */
export const trackedOf = (shipment: Shipment, language: Language): Tracked => {
  const words = siteWords[language];
  const { shipped_at, delivered_at } = shipment;
  const pickedUp = { at: shipped_at, place: null, event: 'picked_up' as const, text: words.pickedUp };
  const delivered = delivered_at && {
    at: delivered_at,
    place: null,
    event: 'delivered' as const,
    text: words.delivered,
  };
  return { ...shipment, events: delivered ? [delivered, pickedUp] : [pickedUp] };
};
