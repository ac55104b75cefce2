export * from './catalogue.ts';
export * from './content.ts';
export * from './customer.ts';
export * from './sales.ts';
