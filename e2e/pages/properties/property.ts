import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '../../support/test.ts';

/** Looks at one property of a page in view. When it does not hold the test fails by its name, and goes on to the next. */
export const property = (name: string, look: () => Promise<unknown> | unknown): Promise<void> =>
  test.step(name, async () => {
    let wrong: string | null = null;
    try {
      await look();
    } catch (error) {
      wrong = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    }
    expect.soft(wrong, name).toBeNull();
  });
