import type { OperatorResult } from '@shop/contract/operator';
import { dollars, lineOf, makes, type Command } from '../command.ts';

const said = ({ region, ...prices }: OperatorResult<'setServicePrices'>): string =>
  lineOf([region, ...Object.entries(prices).map(([kind, cents]) => `${kind} ${cents === 0 ? '-' : dollars(cents)}`)]);

export const deliveryServicesCommands = {
  'services list': makes('servicePrices', {}, ({ list }) =>
    list.length === 0 ? 'No services are offered anywhere.' : list.map(said).join('\n'),
  ),
  'services set': makes('setServicePrices', { subject: 'region' }, said),
} as const satisfies Readonly<Record<string, Command>>;
