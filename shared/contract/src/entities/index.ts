export * from './address.ts';
export * from './cart.ts';
export * from './catalogue.ts';
export * from './customer.ts';
export * from './order.ts';
export * from './product.ts';
export * from './site.ts';
