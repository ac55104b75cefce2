import { answer } from './http/answer.ts';

export const start = (): unknown => answer;
