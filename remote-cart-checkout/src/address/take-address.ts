import type { ActionContext, ActionResult, Address, Language } from '@shop/contract';
import { cleaned } from '@shop/format';
import { addressFieldNames, addressSchema, check, emailRule, ruleText, type RuleError } from '@shop/forms';
import { formAgain, type Refused } from '@shop/kit';
import { CHANGE, OTHER, SAVED } from './address-choice.ts';
import { destinationOf, inputOf, type BookEntry, type Destination } from './address-values.ts';
import { BILL, EDITED } from './native-form.ts';

type Taken<Result> = Promise<{ ok: true; result: Result } | Refused>;

/** Where a page's address forms lead, and the page's own calls (CHK-015), as its action makes them. */
export interface AddressTaker {
  /** The page; `edit` opens a saved address there for changing. */
  here: (edit?: string) => string;
  /** Where one goes on once the cart has the address. */
  done: string;
  /** Where one is led whom the API does not know. */
  nobody: string;
  deliverTo: (body: Destination) => Taken<unknown>;
  book: () => Taken<{ list: readonly Address[] }>;
  /** Changes an address of the book, or, without an id, adds one. */
  keepInBook: (entry: BookEntry, id: number | null) => Taken<Address>;
}

type Fields = Pick<ActionContext, 'fields' | 'language' | 'call'>;

const textsOf = (errors: Readonly<Record<string, RuleError>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, ruleText(error, language)]));

/** A form that was not carried out gets its page once more, with everything that was typed. */
const answersTo = ({ fields, language }: Fields, nobody: string, names: readonly string[], prefix = '') => {
  const values = Object.fromEntries(fields);
  const again = (errors: Record<string, string>): ActionResult => ({ again: { values, errors } });
  const refused = (answer: Refused): ActionResult =>
    answer.code === 401 ? { redirect: nobody } : formAgain(answer, { values, language, at: names, prefix });
  return { again, refused };
};

/** The fields of an address as the rules take them, or the texts of what is wrong. */
const checkedFields = (typed: Record<string, string>, language: Language) => {
  const schema = addressSchema();
  const contact = typed['email'] === undefined ? undefined : check(schema.shape({ email: emailRule() }), typed);
  const checked = contact ?? check(schema, typed);
  if (!checked.ok) return { ok: false as const, errors: textsOf(checked.errors, language) };
  return { ok: true as const, input: inputOf(checked.values), isGuest: contact !== undefined };
};

const fieldsOf = (fields: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));

/**
 * Where to deliver, without scripts: gives the cart a saved address, one that was changed, or one that was typed, and goes
 * on. What is wrong comes back with everything that was typed.
 */
export const takeAddress = async (context: Fields, taker: AddressTaker): Promise<ActionResult> => {
  const { fields, language } = context;
  const names = [...addressFieldNames, ...(fields.has('email') ? ['email'] : [])];
  const { again, refused } = answersTo(context, taker.nobody, names);
  const deliverTo = async (body: Destination): Promise<ActionResult> => {
    const answer = await taker.deliverTo(body);
    return answer.ok ? { redirect: taker.done } : refused(answer);
  };
  /** The saved address that the form names; one that was deleted elsewhere is not there. */
  const savedAs = async (id: string): Promise<Address | null | Refused> => {
    const book = await taker.book();
    if (!book.ok) return book;
    return book.result.list.find(({ address_entity_id }) => String(address_entity_id) === id) ?? null;
  };

  const chosen = fields.get(SAVED);
  if (chosen !== null) {
    if (chosen === OTHER) return again({});
    const address = await savedAs(chosen);
    // The page shows what there is now.
    if (address === null) return { redirect: taker.here() };
    if ('ok' in address) return refused(address);
    return fields.has(CHANGE) ? { redirect: taker.here(chosen) } : deliverTo(destinationOf(address));
  }

  const checked = checkedFields(fieldsOf(fields, names), language);
  if (!checked.ok) return again(checked.errors);
  const { input, isGuest } = checked;
  const edited = fields.get(EDITED);
  if (edited !== null) {
    const address = await savedAs(edited);
    if (address === null) return { redirect: taker.here() };
    if ('ok' in address) return refused(address);
    const { address_entity_id: id, is_default_shipping } = address;
    const saved = await taker.keepInBook({ ...input, is_default_shipping }, id);
    return saved.ok ? deliverTo(destinationOf(saved.result)) : refused(saved);
  }
  if (fields.has('save')) {
    const book = await taker.book();
    if (!book.ok) return refused(book);
    // A form that is sent twice keeps the address once.
    const known = book.result.list.find((address) => addressFieldNames.every((name) => address[name] === input[name]));
    if (known) return deliverTo(destinationOf(known));
    const saved = await taker.keepInBook({ ...input, is_default_shipping: false }, null);
    return saved.ok ? deliverTo(destinationOf(saved.result)) : refused(saved);
  }
  return deliverTo({ ...input, ...(isGuest && { email: cleaned(fields.get('email') ?? '') }) });
};

/** Where the bill goes, without scripts: another address, or the delivery's again. */
export const takeBilling = async (
  context: Fields,
  { here, nobody, deliverTo }: Pick<AddressTaker, 'here' | 'nobody' | 'deliverTo'>,
): Promise<ActionResult> => {
  const { fields, language, call } = context;
  const { again, refused } = answersTo(context, nobody, addressFieldNames, 'billing_');
  const cart = await call('visitor', 'carts', {});
  if (!cart.ok) return refused(cart);
  const shipping = cart.result.shipping_address;
  // The delivery address is gone: the page leads to where it is typed.
  if (!shipping) return { redirect: here() };
  const send = async (billing_address: Destination['billing_address']): Promise<ActionResult> => {
    const answer = await deliverTo({ ...destinationOf(shipping), billing_address });
    return answer.ok ? { redirect: here() } : refused(answer);
  };
  if (fields.get(BILL) === 'delivery') return send(null);
  const checked = checkedFields(fieldsOf(fields, addressFieldNames), language);
  return checked.ok ? send(checked.input) : again(checked.errors);
};
