import { formSchema, requiredRule } from '@shop/forms';

/** What a review has to say, in the browser and without scripts. */
export const reviewSchema = formSchema({
  star: requiredRule(),
  title: requiredRule(),
  detail: requiredRule(),
  nickname: requiredRule(),
});
