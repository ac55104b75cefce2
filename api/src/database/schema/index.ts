export * from './catalogue.ts';
export * from './checkout.ts';
export * from './content.ts';
export * from './customer.ts';
export * from './engagement.ts';
export * from './membership.ts';
export * from './promotions.ts';
export * from './sales.ts';
