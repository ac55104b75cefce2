import type { OperatorResult } from '@shop/contract/operator';
import { dollars, lineOf, lists, makes, type Command } from '../command.ts';

const said = ({ region, ahead, windows }: OperatorResult<'setSlots'>): string =>
  [
    lineOf([region, `${ahead} days ahead`]),
    ...windows.map(({ weekday, from, to, price, capacity }) =>
      lineOf([region, weekday, `${from}-${to}`, price === 0 ? 'free' : dollars(price), `${capacity} orders`]),
    ),
  ].join('\n');

export const deliverySlotsCommands = {
  'slots list': makes('slotWindows', {}, ({ list }) =>
    list.length === 0 ? 'No hours are offered anywhere.' : list.map(said).join('\n'),
  ),
  'slots orders': lists(
    'slotOrders',
    {},
    ['day', ['hours', ({ from, to }) => `${from}-${to}`], 'region', 'order_id'],
    'No order comes at agreed hours.',
  ),
  'slots set': makes('setSlots', { subject: 'region' }, said),
} as const satisfies Readonly<Record<string, Command>>;
