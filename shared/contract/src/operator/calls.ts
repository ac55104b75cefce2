import type { CallDefinition } from '../calls/definition.ts';
import { featureOperatorCalls } from './feature-calls/index.ts';
import { operatorRoles, type OperatorRole } from './roles.ts';

/** A call with which the shop is run, and whose keys may make it. */
export interface OperatorCall extends Omit<CallDefinition, 'body'> {
  readonly path: `/operator/${string}`;
  /** `csv`: the body is a file, of any length; `picture`: one of at most 30 MB. */
  readonly body?: 'json' | 'csv' | 'picture';
  /** `anybody`: whoever is about to sign in. */
  readonly roles: readonly OperatorRole[] | 'anybody';
  /** Changes nothing, though it is sent with a body. */
  readonly readsOnly?: true;
}

const admin = ['admin'] as const;
const support = ['admin', 'support'] as const;
const warehouse = ['admin', 'warehouse'] as const;
const desk = ['admin', 'support', 'warehouse'] as const;
const catalogue = ['admin', 'catalogue'] as const;
const floor = ['admin', 'support', 'catalogue'] as const;

/**
 * The calls with which a shop is run, apart from those of its customers: no page makes them, and a backend of one's own
 * need not have them.
 */
export const operatorCalls = {
  keys: { method: 'GET', path: '/operator/keys', roles: admin },
  makeKey: { method: 'POST', path: '/operator/keys/make', body: 'json', roles: admin },
  revokeKey: { method: 'POST', path: '/operator/keys/revoke', body: 'json', roles: admin },
  /** Who somebody is, by key or session. */
  me: { method: 'GET', path: '/operator/me', roles: operatorRoles },
  signIn: { method: 'POST', path: '/operator/session/begin', body: 'json', roles: 'anybody' },
  signOut: { method: 'POST', path: '/operator/session/end', body: 'json', roles: operatorRoles },
  invitation: { method: 'POST', path: '/operator/invitation', body: 'json', roles: 'anybody', readsOnly: true },
  acceptInvitation: { method: 'POST', path: '/operator/invitation/accept', body: 'json', roles: 'anybody' },
  changeOwnPassword: { method: 'POST', path: '/operator/me/password', body: 'json', roles: operatorRoles },
  renewRecoveryCodes: { method: 'POST', path: '/operator/me/recovery', body: 'json', roles: operatorRoles },
  people: { method: 'GET', path: '/operator/people', roles: admin },
  makePerson: { method: 'POST', path: '/operator/people/make', body: 'json', roles: admin },
  changePerson: { method: 'POST', path: '/operator/people/change', body: 'json', roles: admin },
  invitePerson: { method: 'POST', path: '/operator/people/invite', body: 'json', roles: admin },
  endPerson: { method: 'POST', path: '/operator/people/end', body: 'json', roles: admin },
  log: { method: 'GET', path: '/operator/log', roles: admin },
  deadJobs: { method: 'GET', path: '/operator/jobs', roles: admin },
  retryJob: { method: 'POST', path: '/operator/jobs/retry', body: 'json', roles: admin },

  orders: { method: 'GET', path: '/operator/orders', roles: desk },
  order: { method: 'GET', path: '/operator/orders/one', roles: desk },
  packOrder: { method: 'POST', path: '/operator/orders/pack', body: 'json', roles: warehouse },
  shipCarton: { method: 'POST', path: '/operator/orders/ship', body: 'json', roles: warehouse },
  refundUnits: { method: 'POST', path: '/operator/orders/refund', body: 'json', roles: support },
  noteOrder: { method: 'POST', path: '/operator/orders/note', body: 'json', roles: desk },
  changeAddress: { method: 'POST', path: '/operator/orders/address', body: 'json', roles: support },
  /** Orders, ledgers and rows that no correct change leaves so. */
  books: { method: 'GET', path: '/operator/books', roles: support },
  correctOrder: { method: 'POST', path: '/operator/books/correct', body: 'json', roles: support },
  recallOrder: { method: 'POST', path: '/operator/orders/recall', body: 'json', roles: support },
  parcels: { method: 'GET', path: '/operator/parcels', roles: desk },
  noteParcel: { method: 'POST', path: '/operator/parcels/note', body: 'json', roles: warehouse },
  deliverParcel: { method: 'POST', path: '/operator/parcels/deliver', body: 'json', roles: warehouse },

  returns: { method: 'GET', path: '/operator/returns', roles: desk },
  receiveReturn: { method: 'POST', path: '/operator/returns/receive', body: 'json', roles: desk },
  acceptReturn: { method: 'POST', path: '/operator/returns/accept', body: 'json', roles: support },
  rejectReturn: { method: 'POST', path: '/operator/returns/reject', body: 'json', roles: support },
  largeOrders: { method: 'GET', path: '/operator/large_orders', roles: support },
  decideLargeOrder: { method: 'POST', path: '/operator/large_orders/decide', body: 'json', roles: support },
  applications: { method: 'GET', path: '/operator/applications', roles: support },
  decideApplication: { method: 'POST', path: '/operator/applications/decide', body: 'json', roles: support },

  keyFigures: { method: 'GET', path: '/operator/figures', roles: floor },
  customers: { method: 'GET', path: '/operator/customers', roles: support },
  customer: { method: 'GET', path: '/operator/customers/one', roles: support },
  blockCustomer: { method: 'POST', path: '/operator/customers/block', body: 'json', roles: support },
  adjustLedger: { method: 'POST', path: '/operator/customers/adjust', body: 'json', roles: support },
  exportCustomer: { method: 'POST', path: '/operator/customers/export', body: 'json', roles: admin },
  deleteCustomer: { method: 'POST', path: '/operator/customers/delete', body: 'json', roles: admin },
  convertCustomers: {
    method: 'POST',
    path: '/operator/customers/convert',
    body: 'csv',
    roles: admin,
    readsOnly: true,
  },
  previewCustomers: {
    method: 'POST',
    path: '/operator/customers/preview',
    body: 'csv',
    roles: admin,
    readsOnly: true,
  },
  pastOrders: { method: 'GET', path: '/operator/past_orders', roles: support },
  convertPastOrders: {
    method: 'POST',
    path: '/operator/past_orders/convert',
    body: 'csv',
    roles: admin,
    readsOnly: true,
  },
  previewPastOrders: {
    method: 'POST',
    path: '/operator/past_orders/preview',
    body: 'csv',
    roles: admin,
    readsOnly: true,
  },
  applyPastOrders: { method: 'POST', path: '/operator/past_orders/apply', body: 'csv', roles: admin },
  applyCustomers: { method: 'POST', path: '/operator/customers/apply', body: 'csv', roles: admin },
  questions: { method: 'GET', path: '/operator/questions', roles: floor },
  answerQuestion: { method: 'POST', path: '/operator/questions/answer', body: 'json', roles: floor },
  productReviews: { method: 'GET', path: '/operator/product_reviews', roles: floor },
  decideReview: { method: 'POST', path: '/operator/product_reviews/decide', body: 'json', roles: floor },
  replyToReview: { method: 'POST', path: '/operator/product_reviews/reply', body: 'json', roles: floor },
  messages: { method: 'GET', path: '/operator/messages', roles: support },
  messagePictures: { method: 'GET', path: '/operator/messages/pictures', roles: support },
  answerMessage: { method: 'POST', path: '/operator/messages/answer', body: 'json', roles: support },
  exportPrices: { method: 'GET', path: '/operator/prices', roles: catalogue },
  previewPrices: { method: 'POST', path: '/operator/prices/preview', body: 'csv', roles: catalogue, readsOnly: true },
  applyPrices: { method: 'POST', path: '/operator/prices/apply', body: 'csv', roles: catalogue },
  plannedPrices: { method: 'GET', path: '/operator/prices/planned', roles: catalogue },
  dropPlannedPrice: { method: 'POST', path: '/operator/prices/drop', body: 'json', roles: catalogue },
  exportProducts: { method: 'GET', path: '/operator/products', roles: catalogue },
  previewProducts: {
    method: 'POST',
    path: '/operator/products/preview',
    body: 'csv',
    roles: catalogue,
    readsOnly: true,
  },
  convertProducts: {
    method: 'POST',
    path: '/operator/products/convert',
    body: 'csv',
    roles: catalogue,
    readsOnly: true,
  },
  applyProducts: { method: 'POST', path: '/operator/products/apply', body: 'csv', roles: catalogue },
  addProductPicture: { method: 'POST', path: '/operator/products/picture', body: 'picture', roles: catalogue },
  categories: { method: 'GET', path: '/operator/categories', roles: catalogue },
  changeCategory: { method: 'POST', path: '/operator/categories/change', body: 'json', roles: catalogue },
  previewCategories: {
    method: 'POST',
    path: '/operator/categories/preview',
    body: 'csv',
    roles: catalogue,
    readsOnly: true,
  },
  applyCategories: { method: 'POST', path: '/operator/categories/apply', body: 'csv', roles: catalogue },
  coupons: { method: 'GET', path: '/operator/coupons', roles: floor },
  makeCoupon: { method: 'POST', path: '/operator/coupons/make', body: 'json', roles: catalogue },
  changeCoupon: { method: 'POST', path: '/operator/coupons/change', body: 'json', roles: catalogue },
  endCoupon: { method: 'POST', path: '/operator/coupons/end', body: 'json', roles: catalogue },
  content: { method: 'GET', path: '/operator/content', roles: catalogue },
  contentEntry: { method: 'GET', path: '/operator/content/one', roles: catalogue },
  addContent: { method: 'POST', path: '/operator/content/add', body: 'json', roles: catalogue },
  changeContent: { method: 'POST', path: '/operator/content/change', body: 'json', roles: catalogue },
  endContent: { method: 'POST', path: '/operator/content/end', body: 'json', roles: catalogue },
  plannedContent: { method: 'GET', path: '/operator/content/planned', roles: catalogue },
  dropPlannedContent: { method: 'POST', path: '/operator/content/drop', body: 'json', roles: catalogue },
  webhooks: { method: 'GET', path: '/operator/webhooks', roles: admin },
  addWebhook: { method: 'POST', path: '/operator/webhooks/add', body: 'json', roles: admin },
  rotateWebhook: { method: 'POST', path: '/operator/webhooks/rotate', body: 'json', roles: admin },
  endWebhook: { method: 'POST', path: '/operator/webhooks/end', body: 'json', roles: admin },
  webhookDeliveries: { method: 'GET', path: '/operator/webhooks/deliveries', roles: support },
  resendWebhook: { method: 'POST', path: '/operator/webhooks/resend', body: 'json', roles: support },
  flags: { method: 'GET', path: '/operator/flags', roles: admin },
  setFlags: { method: 'POST', path: '/operator/flags/set', body: 'json', roles: admin },
  switchFlag: { method: 'POST', path: '/operator/flags/switch', body: 'json', roles: admin },
  sendPush: { method: 'POST', path: '/operator/push/send', body: 'json', roles: admin },
  ...featureOperatorCalls,
} as const satisfies Readonly<Record<string, OperatorCall>>;
export type OperatorCallName = keyof typeof operatorCalls;
