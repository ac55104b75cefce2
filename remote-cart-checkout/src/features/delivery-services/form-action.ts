import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { formAgain } from '@shop/kit';
import { SERVICES, servicesSent } from './fields.ts';

/** The services without scripts: all of them are set at once. */
export const takeServices = async ({ fields, language, call }: ActionContext): Promise<ActionResult> => {
  const answer = await call('visitor', 'chooseDeliveryServices', { body: { services: servicesSent(fields) } });
  if (answer.ok) return { redirect: paths.payment() };
  if (answer.code === 401) return { redirect: paths.cart() };
  return formAgain(answer, { values: Object.fromEntries(fields), language, at: SERVICES });
};
