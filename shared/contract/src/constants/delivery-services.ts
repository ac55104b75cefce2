/**
 * What is done for whoever has goods delivered, beyond the door: carried into a room of their choice, put together, and
 * an old piece taken away.
 */
export const deliveryServiceKinds = ['room', 'assembly', 'takeaway'] as const;
export type DeliveryServiceKind = (typeof deliveryServiceKinds)[number];
