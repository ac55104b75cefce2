import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { ruleText } from '@shop/forms';
import { formAgain } from '@shop/kit';
import { choiceOf, SLOT } from './fields.ts';

/** The hours without scripts. */
export const takeSlot = async ({ fields, language, call }: ActionContext): Promise<ActionResult> => {
  const values = Object.fromEntries(fields);
  const slot = choiceOf(fields.get(SLOT) ?? '');
  if (slot === undefined) return { again: { values, errors: { [SLOT]: ruleText({ key: 'required' }, language) } } };
  const answer = await call('visitor', 'chooseDeliverySlot', { body: { slot } });
  if (answer.ok) return { redirect: paths.payment() };
  if (answer.code === 401) return { redirect: paths.cart() };
  return formAgain(answer, { values, language, at: SLOT });
};
