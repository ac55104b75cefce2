import { readPlan, withoutPiece, withoutSpots, type Plan, type ReadPlan } from './plan.ts';

/** Whoever opens an address with a plan. */
export interface Asked extends ReadPlan {
  /** Whether somebody else's link brought it, and not the form itself. */
  isLink: boolean;
  /** Whether the button was pressed that adds what is in the cart. */
  addsCart: boolean;
}

/** The names of the form's other buttons, and the value of the one that adds what is in the cart. */
export const pressed = { add: 'add', cart: 'cart', remove: 'remove', arrange: 'arrange' } as const;

/** Reads what the form, or a link, asks of the page. Of the form it is the button that was pressed, too. */
export const readAddress = (search: string): Asked => {
  const read = readPlan(search.replace(/^\?/, ''));
  const query = new URLSearchParams(search);
  return {
    ...read,
    plan: planAfter(read.plan, query),
    isLink: query.has('sum'),
    addsCart: query.get(pressed.add) === pressed.cart,
  };
};

/** The plan after the button that was pressed. */
const planAfter = (plan: Plan, query: URLSearchParams): Plan => {
  const removed = query.get(pressed.remove) ?? '';
  if (/^\d{1,2}$/.test(removed)) return withoutPiece(plan, Number(removed));
  return query.has(pressed.arrange) ? withoutSpots(plan) : plan;
};
