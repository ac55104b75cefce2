import { answer } from '../http/answer.ts';

export const placed = answer;
