import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { takeAddress, type AddressTaker } from '../../address/take-address.ts';

/** The checkout's own calls for an address, as a page's action makes them. */
export const checkoutTaker = (
  call: ActionContext['call'],
): Pick<AddressTaker, 'deliverTo' | 'book' | 'keepInBook'> => ({
  deliverTo: (body) => call('visitor', 'cartAddress', { body }),
  book: () => call('visitor', 'addresses', {}),
  keepInBook: (entry, id) =>
    id === null
      ? call('visitor', 'addAddress', { body: entry })
      : call('visitor', 'editAddress', { body: { ...entry, address_entity_id: id } }),
});

/** The address page without scripts. */
export const action = (context: ActionContext): Promise<ActionResult> =>
  takeAddress(context, {
    ...checkoutTaker(context.call),
    here: (edit) => paths.shippingAddress({ edit }),
    done: paths.payment(),
    nobody: paths.cart(),
  });
