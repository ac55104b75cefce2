import { answered } from '../http/answered.ts';

export const asked = answered;
