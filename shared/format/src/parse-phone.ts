import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
import { cleaned } from './cleaned.ts';

/**
 * Canada's and its neighbours' numbering plan: ten digits behind the country code 1. Which area codes there are is left
 * out on purpose: new ones come, and a number that was stored before stays one.
 */
const plan: MetadataJson = {
  version: 4,
  country_calling_codes: { 1: ['CA'] },
  countries: { CA: ['1', '011', '\\d{10}', [10], 0, '1'] },
  nonGeographic: {},
};

/** A phone number in E.164 (`+16135550123`), however it is typed; undefined when the text is none. */
export const parsePhone = (text: string): string | undefined => {
  const found = parsePhoneNumberFromString(cleaned(text), { defaultCountry: 'CA', extract: false }, plan);
  // An extension has no place in what is stored: it would be lost without a word.
  return found?.isPossible() && found.ext === undefined ? found.number : undefined;
};
