import { seat } from './seat.ts';

export const legs = () => seat();
