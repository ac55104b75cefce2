import type { FocusEvent } from 'react';

/** A recognised value is written the way it will be stored or read; what is not recognised stays as typed. */
export const tidy =
  (parse: (text: string) => string | undefined) =>
  ({ target }: FocusEvent<HTMLInputElement>): void => {
    target.value = parse(target.value) ?? target.value;
  };
