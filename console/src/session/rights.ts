import { operatorCalls, type OperatorCallName } from '@shop/contract/operator';

/** By which call somebody may see a resource, and by which they may add to it. */
const readers: Readonly<
  Record<string, { list: OperatorCallName; create?: OperatorCallName; edit?: OperatorCallName }>
> = {
  orders: { list: 'orders' },
  returns: { list: 'returns' },
  reviews: { list: 'productReviews' },
  questions: { list: 'questions' },
  messages: { list: 'messages' },
  prices: { list: 'exportPrices' },
  plans: { list: 'plannedPrices' },
  products: { list: 'exportProducts', edit: 'applyProducts' },
  coupons: { list: 'coupons', create: 'makeCoupon', edit: 'changeCoupon' },
  content: { list: 'content', create: 'addContent', edit: 'changeContent' },
  flags: { list: 'flags' },
  webhooks: { list: 'webhooks', create: 'addWebhook' },
  keys: { list: 'keys', create: 'makeKey' },
  people: { list: 'people', create: 'makePerson', edit: 'changePerson' },
  log: { list: 'log' },
};

const isCall = (name: string): name is OperatorCallName => Object.hasOwn(operatorCalls, name);

/** The call that decides whether an action may be taken; an action may be a call’s own name. Null where anybody may. */
export const callOf = (resource: string, action: string): OperatorCallName | null => {
  if (isCall(action)) return action;
  const reader = readers[resource];
  if (!reader) return null;
  return action === 'create' || action === 'edit' ? (reader[action] ?? reader.list) : reader.list;
};
