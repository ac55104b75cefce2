import type { MedusaOrder } from '../medusa.ts';

/** The number that people are told. */
export const numberOf = ({ display_id, id }: Pick<MedusaOrder, 'display_id' | 'id'>): string =>
  String(display_id ?? id);
