import { cleaned, type Language } from '@shop/format';
import { TextField } from '@shop/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ruleText } from '../messages.ts';
import { parseDay } from '../rules/birthday.ts';
import { tidy } from './tidy.ts';

type BirthdayFieldProps = ComponentProps<typeof TextField> & {
  /** That of the page: a browser's own field for dates speaks that of the browser. */
  language: Language;
};

/** The day on which somebody was born: year, month and day in one line, written with hyphens once it is left. */
export const BirthdayField = ({ language, ...field }: BirthdayFieldProps): ReactNode => (
  <TextField
    inputMode="numeric"
    autoComplete="bday"
    maxLength={14}
    help={ruleText({ key: 'birthdayHint' }, language)}
    {...field}
    onBlur={tidy((text) => parseDay(cleaned(text)))}
  />
);
