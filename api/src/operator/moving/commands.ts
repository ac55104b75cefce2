import { lists, makes, type Command } from '../command.ts';
import { applyCategories, previewCategories } from './categories.ts';
import { convertsFrom } from './convert.ts';
import { applyCustomers, convertsCustomersFrom, previewCustomers } from './customers.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { applyPastOrders, convertsPastOrdersFrom, previewPastOrders } from './past-orders.ts';

/** Commands that move a shop in from elsewhere. */
export const movingCommands = {
  'products convert shopify': convertsFrom('shopify'),
  'products convert woocommerce': convertsFrom('woocommerce'),
  'products convert magento': convertsFrom('magento'),
  'products convert google': convertsFrom('google'),
  'products fetch-pictures': fetchPictures,
  'categories list': lists(
    'categories',
    {},
    [
      'path',
      ['name', ({ name }) => name.en],
      ['name_fr', ({ name }) => name.fr],
      ['menu', ({ menu }) => (menu === 'hidden' ? menu : '')],
    ],
    'There is no category.',
  ),
  'categories change': makes('changeCategory', { subject: 'path' }, ({ path, changed }) =>
    changed.length === 0 ? `${path} is as before.` : `${path} has another ${changed.join(', ')}.`,
  ),
  'categories preview': previewCategories,
  'categories apply': applyCategories,
  'customers convert shopify': convertsCustomersFrom('shopify'),
  'customers convert woocommerce': convertsCustomersFrom('woocommerce'),
  'customers convert magento': convertsCustomersFrom('magento'),
  'customers preview': previewCustomers,
  'customers apply': applyCustomers,
  'past-orders convert shopify': convertsPastOrdersFrom('shopify'),
  'past-orders convert woocommerce': convertsPastOrdersFrom('woocommerce'),
  'past-orders convert magento': convertsPastOrdersFrom('magento'),
  'past-orders preview': previewPastOrders,
  'past-orders apply': applyPastOrders,
  'past-orders list': lists(
    'pastOrders',
    { subject: 'id' },
    ['id', 'number', 'placed_at', 'status', 'total', 'items'],
    'This customer has no orders of the former shop.',
  ),
} as const satisfies Readonly<Record<string, Command>>;
