import { serviceTitles } from '../../domain/cart/delivery-services.ts';
import { callsFor } from '../../http/call.ts';
import { cartOf } from '../../http/cart/cart.ts';
import { chooseServices, servicesOfCart } from './flow.ts';
import { block, descriptions, droppedFrom, noneAt } from './texts.ts';

export const deliveryServicesCalls = callsFor('shopper', {
  deliveryServices: async (context) => {
    const { language } = context;
    const found = await servicesOfCart(context);
    const { offered = [], charged = [], dropped = [] } = found ?? {};
    return {
      title: block.title[language],
      help: block.help[language],
      more: block.more[language],
      services: offered.map(({ kind, price, count }) => ({
        kind,
        title: serviceTitles[kind][language],
        description: descriptions[kind][language],
        price,
        count,
        amount: price * count,
        is_chosen: charged.some((one) => one.kind === kind),
      })),
      dropped: found
        ? dropped.map((one) => ({ kind: one.kind, message: droppedFrom(one, found.region, language) }))
        : [],
      none: found?.isDelivered && offered.length === 0 ? noneAt(found.region)[language] : null,
    };
  },
  chooseDeliveryServices: async (context) => cartOf(await chooseServices(context, context.body), context.language),
});
