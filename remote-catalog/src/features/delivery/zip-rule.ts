import type { Language } from '@shop/contract';
import { check, estimateZipRule, formSchema, ruleText } from '@shop/forms';

/** Null when nothing is wrong with a typed postal code (VAL-026). */
export const zipError = (zip: string, language: Language): string | null => {
  const answer = check(formSchema({ zip: estimateZipRule() }), { zip });
  const error = answer.ok ? undefined : answer.errors.zip;
  return error ? ruleText(error, language) : null;
};

/** The shared message for a code that the API does not know. */
export const unknownZip = (language: Language): string => ruleText({ key: 'postalCode' }, language);
