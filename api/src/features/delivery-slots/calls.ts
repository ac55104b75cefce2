import { formatShortDay } from '@shop/format';
import { keyOf } from '../../domain/cart/delivery-slots.ts';
import { daysOf } from '../../domain/delivery/arrival.ts';
import { hoursText } from '../../domain/delivery/hours.ts';
import { lostText } from '../../domain/cart/delivery-slots.ts';
import { callsFor } from '../../http/call.ts';
import { cartOf } from '../../http/cart/cart.ts';
import { chooseSlot, slotsOfCart } from './flow.ts';
import { anyTime, block } from './texts.ts';

export const deliverySlotsCalls = callsFor('shopper', {
  deliverySlots: async (context) => {
    const { language } = context;
    const found = await slotsOfCart(context);
    const { offered = [], charged = null, lost = null } = found ?? {};
    const days = Map.groupBy(offered, ({ day }) => day);
    const any = daysOf(found?.anyTime ?? null, language);
    return {
      title: block.title[language],
      help: block.help[language],
      more: block.more[language],
      full: block.full[language],
      any: any ? anyTime(any, language) : '',
      days: [...days].map(([day, slots]) => ({
        day,
        title: formatShortDay(day, language),
        windows: slots.map((slot) => ({
          from: slot.from,
          to: slot.to,
          title: hoursText(slot)[language],
          price: slot.price,
          is_full: slot.isFull,
          is_chosen: charged !== null && keyOf(charged) === keyOf(slot),
        })),
      })),
      lost: lost && found ? lostText(lost, found.region)[language] : null,
    };
  },
  chooseDeliverySlot: async (context) => cartOf(await chooseSlot(context, context.body), context.language),
});
