import type { FeatureResource } from '../resources/feature-resource.ts';
import * as resources from '../resources/index.ts';
import { operatorCalls, type OperatorCall, type OperatorCallName, type OperatorRole } from '@shop/contract/operator';

const features: readonly FeatureResource[] = Object.values(resources);

/** By which call somebody may see a resource, and by which they may add to it. */
const readers: Readonly<
  Record<string, { list: OperatorCallName; create?: OperatorCallName; edit?: OperatorCallName }>
> = {
  figures: { list: 'keyFigures' },
  orders: { list: 'orders' },
  customers: { list: 'customers' },
  parcels: { list: 'parcels' },
  returns: { list: 'returns' },
  largeOrders: { list: 'largeOrders' },
  applications: { list: 'applications' },
  jobs: { list: 'deadJobs' },
  reviews: { list: 'productReviews' },
  questions: { list: 'questions' },
  messages: { list: 'messages' },
  prices: { list: 'exportPrices' },
  plans: { list: 'plannedPrices' },
  products: { list: 'exportProducts', edit: 'applyProducts' },
  files: { list: 'applyProducts' },
  moving: { list: 'convertProducts' },
  categories: { list: 'changeCategory' },
  coupons: { list: 'coupons', create: 'makeCoupon', edit: 'changeCoupon' },
  content: { list: 'content', create: 'addContent', edit: 'changeContent' },
  flags: { list: 'flags' },
  webhooks: { list: 'webhooks', create: 'addWebhook' },
  // The console's own server asks for the same role.
  releases: { list: 'keys' },
  keys: { list: 'keys', create: 'makeKey' },
  people: { list: 'people', create: 'makePerson', edit: 'changePerson' },
  log: { list: 'log' },
  ...Object.fromEntries(features.map(({ name, reader }) => [name, { list: reader }])),
};

const isCall = (name: string): name is OperatorCallName => Object.hasOwn(operatorCalls, name);

/** The call that decides whether an action may be taken; an action may be a call’s own name. Null where anybody may. */
export const callOf = (resource: string, action: string): OperatorCallName | null => {
  if (isCall(action)) return action;
  const reader = readers[resource];
  if (!reader) return null;
  return action === 'create' || action === 'edit' ? (reader[action] ?? reader.list) : reader.list;
};

/** Whether a role may make a call. */
export const mayCall = (role: OperatorRole, name: OperatorCallName): boolean => {
  const { roles }: OperatorCall = operatorCalls[name];
  return roles === 'anybody' || roles.includes(role);
};

/** Whether a role may see the list of a resource. */
export const maySee = (role: OperatorRole, resource: string): boolean => {
  const name = callOf(resource, 'list');
  return name === null || mayCall(role, name);
};
