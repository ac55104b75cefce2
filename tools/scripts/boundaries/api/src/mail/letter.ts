import { placed } from '../flows/place.ts';

export const letter = placed;
