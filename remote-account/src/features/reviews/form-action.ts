import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { check, ruleText } from '@shop/forms';
import { formAgain, idOf } from '@shop/kit';
import { readBeside } from './beside-review.tsx';
import { reviewSchema } from './review-schema.ts';

/** Adds a review without scripts, which brings no pictures, and leads to it. What is wrong comes back at its field. */
export const action = async ({ url, language, fields, call }: ActionContext): Promise<ActionResult> => {
  const product_id = idOf(url.searchParams, 'product_id');
  if (product_id === null) return { redirect: paths.writeReview() };
  const values = Object.fromEntries(fields);
  const checked = check(reviewSchema, values);
  const { said, wrong: besideWrong } = readBeside(values, language);
  if (!checked.ok || Object.keys(besideWrong).length > 0) {
    const wrong = Object.entries(checked.ok ? {} : checked.errors);
    const errors = Object.fromEntries(wrong.map(([name, error]) => [name, ruleText(error, language)]));
    return { again: { values, errors: { ...errors, ...besideWrong } } };
  }
  const { star, title, detail, nickname } = checked.values;
  const body = { product_id, star: Number(star), title, detail, nickname };
  const added = await call('visitor', 'addProductReview', { body });
  if (!added.ok) return formAgain(added, { values, language, at: ['star', 'title', 'detail', 'nickname'] });
  const { review_id } = added.result;
  const unsent: string[] = [];
  for (const one of said) if (!(await one.said.sendWithoutScripts(call, review_id))) unsent.push(one.notSent);
  if (unsent.length === 0) return { redirect: paths.review(review_id) };
  return { again: { values, errors: {}, message: unsent.join(' ') } };
};
