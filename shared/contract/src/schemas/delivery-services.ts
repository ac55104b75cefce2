import { Type } from 'typebox';
import { deliveryServiceKinds } from '../constants/delivery-services.ts';
import { Cart } from '../entities/cart.ts';
import { AskedCents, Cents, Count, nullable, oneOf, record, Text } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

const kind = oneOf(deliveryServiceKinds);

export const deliveryServicesSchemas = {
  /**
   * What can be done for the shopper's cart at its address, beyond bringing it to the door. `more` are the words of the
   * link to the page `/delivery-services`, which says more. `price` is for one, `amount`
   * for this cart, before taxes. `dropped` says of each that was chosen and is charged no more why: the address is
   * elsewhere, the price is another, or nothing in the cart needs it. `none` says that there is none at the address; null
   * too where the shop has no services, or nothing of the cart is delivered.
   */
  deliveryServices: {
    result: record({
      title: Text,
      help: Text,
      more: Text,
      services: Type.Array(
        record({
          kind,
          title: Text,
          description: Text,
          price: Cents,
          count: Count,
          amount: Cents,
          is_chosen: Type.Boolean(),
        }),
      ),
      dropped: Type.Array(record({ kind, message: Text })),
      none: nullable(Text),
    }),
  },
  /** The services that the cart is to have, all of them, each at the `price` for one that the shopper was shown. */
  chooseDeliveryServices: {
    body: record({
      services: Type.Array(record({ kind, price: AskedCents }), { maxItems: deliveryServiceKinds.length }),
    }),
    result: Cart,
    errors: {
      400: 'One of them is not offered for this cart at its address; `result.field` is `services`, nothing was changed.',
      409: 'One of them has another price by now; `result.field` is `services`, nothing was changed.',
    },
  },
} as const satisfies SchemaTable;
