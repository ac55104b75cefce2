import { deliveryServiceKinds, type CallBody, type DeliveryServiceKind } from '@shop/contract';

/** Name of the hidden field of the form, at which the API says what is wrong. */
export const SERVICES = 'services';

/** Name of the box of a service; its value is the price for one in cents. */
export const boxOf = (kind: DeliveryServiceKind): string => `service_${kind}`;

/** The services that were ticked in a form which was sent without scripts. */
export const servicesSent = (fields: URLSearchParams): CallBody<'chooseDeliveryServices'>['services'] =>
  deliveryServiceKinds.flatMap((kind) => {
    const price = fields.get(boxOf(kind)) ?? '';
    return /^\d{1,9}$/.test(price) ? [{ kind, price: Number(price) }] : [];
  });
