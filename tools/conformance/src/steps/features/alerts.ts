import { asked, ofCustomer, writtenByCustomer, type Step } from '../../step.ts';

/** Of no letter: the tour reads none. */
const noLetter = { body: { token: 'none' } };

export const alertsSteps: readonly Step[] = [
  writtenByCustomer('addProductAlert', (seen) => {
    const [product] = seen('categoryProducts')?.products ?? [];
    return product && { body: { product_id: product.entity_id, purpose: 'price' as const } };
  }),
  ofCustomer('productAlerts', {}),
  writtenByCustomer('cancelProductAlert', (seen) => {
    const alert = seen('productAlerts')?.list[0];
    return alert && { body: { alert_id: alert.alert_id } };
  }),
  asked('alertOfLetter', noLetter),
  asked('confirmAlert', noLetter),
  asked('stopAlerts', noLetter),
];
