import { start } from '../shop.ts';

export const answer = start;
