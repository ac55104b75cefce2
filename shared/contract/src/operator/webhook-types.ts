export const webhookTypes = [
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.refunded',
  'order.returned',
] as const;
export type WebhookType = (typeof webhookTypes)[number];
