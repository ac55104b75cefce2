import { paths, type Address, type ActionContext, type ActionResult, type Language } from '@shop/contract';
import { addressFieldNames, addressSchema, check, emailRule, ruleText, type RuleError } from '@shop/forms';
import { OTHER, SAVED } from '../../address/address-choice.ts';
import { destinationOf, inputOf, type Destination } from '../../address/address-values.ts';
import { refusalOf, type Refused } from '../../form-refusal.ts';

const textsOf = (errors: Readonly<Record<string, RuleError>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, ruleText(error, language)]));

/**
 * The address page without scripts: gives the cart a saved address or the one that was typed, and goes on to payment. What
 * is wrong comes back with everything that was typed.
 */
export const action = async ({ language, fields, call }: ActionContext): Promise<ActionResult> => {
  const names = [...addressFieldNames, ...(fields.has('email') ? ['email' as const] : [])];
  const again = (errors: Record<string, string>, message?: string): ActionResult => ({
    again: { values: Object.fromEntries(fields), errors, ...(message !== undefined && { message }) },
  });
  const refused = (answer: Refused): ActionResult => {
    if (answer.code === 401) return { redirect: paths.cart() };
    const { field, message } = refusalOf(answer, language);
    const isShown = names.some((name) => name === field);
    return isShown && field !== undefined ? again({ [field]: message }) : again({}, message);
  };
  const deliverTo = async (body: Destination): Promise<ActionResult> => {
    const answer = await call('visitor', 'cartAddress', { body });
    return answer.ok ? { redirect: paths.payment() } : refused(answer);
  };

  const chosen = fields.get(SAVED);
  if (chosen !== null) {
    if (chosen === OTHER) return again({});
    const book = await call('visitor', 'addresses', {});
    if (!book.ok) return refused(book);
    const isChosen = ({ address_entity_id }: Address): boolean => String(address_entity_id) === chosen;
    const address = book.result.list.find(isChosen);
    // It was deleted elsewhere: the page shows what there is now.
    return address ? deliverTo(destinationOf(address)) : { redirect: paths.shippingAddress() };
  }

  const regions = await call('nobody', 'countryRegions', { query: {} });
  if (!regions.ok) return refused(regions);
  const typed = Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
  const schema = addressSchema(regions.result.region_list);
  const contact = fields.has('email') ? check(schema.shape({ email: emailRule() }), typed) : undefined;
  const checked = contact ?? check(schema, typed);
  if (!checked.ok) return again(textsOf(checked.errors, language));
  const input = inputOf(checked.values);
  if (fields.has('save')) {
    const book = await call('visitor', 'addresses', {});
    if (!book.ok) return refused(book);
    // A form that is sent twice keeps the address once.
    const known = book.result.list.find((address) => addressFieldNames.every((name) => address[name] === input[name]));
    if (known) return deliverTo(destinationOf(known));
    const kept = await call('visitor', 'addAddress', { body: { ...input, is_default_shipping: false } });
    return kept.ok ? deliverTo(destinationOf(kept.result)) : refused(kept);
  }
  return deliverTo({ ...input, ...(contact && { email: (fields.get('email') ?? '').trim() }) });
};
