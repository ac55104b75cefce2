import { letter } from '../mail/letter.ts';

export const rows = [letter];
