import type { Address, Language } from '@shop/contract';
import { parsePhone, parsePostalCode } from '@shop/format';
import type { FileError } from '../catalogue/goods-file.ts';
import { customerColumns } from '../moving/customers.ts';
import type { Remark, ShopRow } from '../moving/moved.ts';
import { instantOf } from '../operator/typed.ts';
import type { BothLanguages } from '../text/both-languages.ts';
import { plainText } from '../text/plain-text.ts';
import { plainWords } from '../text/plain-words.ts';
import { normalisedEmail } from './email.ts';

/** A customer who comes from another shop, as the account is made. */
export interface NewCustomer {
  /** In the file, from 1. */
  readonly line: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: Language;
  /** E.164. */
  readonly telephone: string | null;
  readonly address: Address | null;
  /** When they agreed to the newsletter; null where the file does not prove it. */
  readonly agreedAt: Date | null;
}

interface Region {
  readonly regionId: number;
  readonly code: string;
  readonly name: BothLanguages;
}

export interface ReadCustomer {
  /** Null where the row has mistakes. */
  readonly wanted: NewCustomer | null;
  readonly errors: FileError[];
  /** What is left out of it. */
  readonly remarks: Remark[];
}

const longest = 255;
const yes = /^(?:yes|oui|true|vrai|1)$/i;
const no = /^(?:no|non|false|faux|0)?$/i;

const spelled = (text: string): string => plainWords(text).join(' ');

/** A province by its code or its name in either language. */
const regionIn = (regions: readonly Region[], text: string): Region | undefined =>
  regions.find(({ code, name }) => [code, name.en, name.fr].some((one) => spelled(one) === spelled(text)));

const isCanada = (country: string): boolean => /^(?:ca|can|canada)?$/i.test(country);

type Cell = (column: (typeof customerColumns)[number]) => string;

/** The address of a row; null where it has none, or what `report` says. */
const addressIn = (
  cell: Cell,
  telephone: string | null,
  regions: readonly Region[],
  report: (message: string) => void,
): Address | null => {
  if (!['street', 'city', 'postcode'].some((column) => cell(column as 'street') !== '')) return null;
  if (!isCanada(cell('country'))) {
    report(`The address in ${cell('country')} is left out: the shop delivers within Canada.`);
    return null;
  }
  const [firstname, lastname, street, city] = [cell('firstname'), cell('lastname'), cell('street'), cell('city')];
  const region = regionIn(regions, cell('region'));
  const postcode = parsePostalCode(cell('postcode'));
  const missing = Object.entries({ firstname, lastname, street, city, region, postcode, telephone })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (!region || !postcode || telephone === null || missing.length > 0) {
    report(`The address is left out: it lacks, or has no right, ${missing.join(', ')}.`);
    return null;
  }
  return {
    address_entity_id: null,
    firstname,
    lastname,
    street,
    apartment_unit_suite: cell('apartment'),
    city,
    postcode,
    region_id: region.regionId,
    telephone,
    country_id: 'CA',
    is_default_shipping: true,
  };
};

/** Reads a row of a file of customers. */
export const readCustomer = (row: ShopRow, regions: readonly Region[], now: Date): ReadCustomer => {
  const { line } = row;
  const [errors, remarks]: [FileError[], Remark[]] = [[], []];
  const wrong = (column: string, message: string): void => void errors.push({ line, column, message });
  const report = (message: string): void => void remarks.push({ line, message });
  const cell: Cell = (column) => plainText(row.cell(column));
  for (const column of customerColumns)
    if (cell(column).length > longest) wrong(column, `It is longer than ${longest} characters.`);
  const email = normalisedEmail(cell('email'));
  if (email === null) wrong('email', `"${cell('email')}" is no e-mail address.`);
  const language = cell('language').toLowerCase() || 'en';
  if (language !== 'en' && language !== 'fr') wrong('language', `"${language}" is neither en nor fr.`);
  const telephone = parsePhone(cell('telephone')) ?? null;
  if (telephone === null && cell('telephone') !== '')
    report(`The telephone ${cell('telephone')} cannot be read: it is left out.`);
  const agreed = cell('newsletter');
  if (!yes.test(agreed) && !no.test(agreed)) wrong('newsletter', `"${agreed}" is neither yes nor no.`);
  const when = cell('newsletter_at');
  const agreedAt = instantOf(when);
  if (when !== '' && (agreedAt === null || agreedAt > now))
    wrong('newsletter_at', `"${when}" is no past day such as 2024-12-01, and no instant such as 2024-12-01T09:00Z.`);
  if (yes.test(agreed) && when === '')
    report('That they agreed to the newsletter is left out: the file does not say when.');
  const address = addressIn(cell, telephone, regions, report);
  if (errors.length > 0 || email === null) return { wanted: null, errors, remarks: [] };
  return {
    wanted: {
      line,
      email,
      firstname: cell('firstname'),
      lastname: cell('lastname'),
      language: language === 'fr' ? 'fr' : 'en',
      telephone,
      address,
      agreedAt: yes.test(agreed) ? agreedAt : null,
    },
    errors,
    remarks,
  };
};
