import { page } from '../page/page.ts';

export const box = page;
