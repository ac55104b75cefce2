import type { Product } from './entities/index.ts';

/** Whether a product is no longer sold: its page stays, so that who comes by an old link is told (`status` 2). */
export const isWithdrawn = ({ status }: Pick<Product, 'status'>): boolean => status === 2;
