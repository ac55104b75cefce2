/** What another system may be told of an order. */
export const webhookTypes = [
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.refunded',
  'order.returned',
] as const;
export type WebhookType = (typeof webhookTypes)[number];
