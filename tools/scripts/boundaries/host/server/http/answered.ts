// Each file of this tree breaks one rule on purpose, in its first import.
import { page } from '../page/page.ts';

export const answered = page;
