import { formatPhone, parsePhone } from '@shop/format';
import { TextField } from '@shop/ui';
import type { ComponentProps, ReactNode } from 'react';
import { tidy } from './tidy.ts';

const tidyPhone = (text: string): string | undefined => {
  const parsed = parsePhone(text);
  return parsed && formatPhone(parsed);
};

/** A phone number, typed in any of its forms, and shown as `(613) 555-0123` once it is left. */
export const PhoneField = (props: ComponentProps<typeof TextField>): ReactNode => (
  <TextField type="tel" inputMode="tel" autoComplete="tel-national" {...props} onBlur={tidy(tidyPhone)} />
);
