// A line for each file of this folder: `pnpm indexes` writes them.
export * from './alerts.ts';
export * from './delivery-services.ts';
export * from './delivery-slots.ts';
export * from './lists.ts';
export * from './opinions.ts';
export * from './people-like-me.ts';
export * from './referral.ts';
export * from './shop.ts';
export * from './swatches.ts';
