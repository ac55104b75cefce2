import { answer } from '../../http/answer.ts';

export const lit = answer;
