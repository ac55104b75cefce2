import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { formAgain, pageOf } from '@shop/kit';
import { WARRANTY_ITEM, WARRANTY_ORDER } from './warranty-form.ts';

/**
 * Registers a warranty without scripts: the page then shows it at its line. Sent twice it is registered once; why
 * it is not comes back at the line.
 */
export const action = async ({ url, language, fields, call }: ActionContext): Promise<ActionResult> => {
  const list = { redirect: paths.warranties(pageOf(url.searchParams)) };
  const order_id = fields.get(WARRANTY_ORDER) ?? '';
  const item_id = Number(fields.get(WARRANTY_ITEM));
  if (!order_id || !Number.isSafeInteger(item_id) || item_id <= 0) return list;
  const answer = await call('visitor', 'warrantySuccess', { body: { order_id, item_id } });
  // Whose session is over is led to the sign-in by the page.
  if (answer.ok || answer.code === 401) return list;
  return formAgain(answer, { values: Object.fromEntries(fields), language });
};
