import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { ruleText } from '@shop/forms';
import { formAgain, type Refused } from '@shop/kit';
import { TIP, tips } from './tips.ts';

/** The tip without scripts (CHK-011): the cart's is changed, or it gets one. */
export const takeTip = async ({ fields, language, call }: ActionContext): Promise<ActionResult> => {
  const here: ActionResult = { redirect: paths.payment() };
  const values = Object.fromEntries(fields);
  const refused = (answer: Refused): ActionResult =>
    answer.code === 401 ? { redirect: paths.cart() } : formAgain(answer, { values, language, at: TIP });
  const amount = tips.find((cents) => String(cents) === fields.get(TIP));
  if (amount === undefined) return { again: { values, errors: { [TIP]: ruleText({ key: 'required' }, language) } } };
  const cart = await call('visitor', 'carts', {});
  if (!cart.ok) return refused(cart);
  const { tip_id, tip_amount } = cart.result;
  if (amount === tip_amount) return here;
  const answer =
    tip_id === null
      ? await call('visitor', 'createTipDonation', { body: { amount } })
      : await call('visitor', 'updateTipDonation', { body: { tip_id, amount } });
  return answer.ok ? here : refused(answer);
};
