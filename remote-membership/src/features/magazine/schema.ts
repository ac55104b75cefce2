import { formSchema, freeTextRule } from '@shop/forms';

/** The magazine's sign-up: the client checks no field (VAL-038); the API decides. */
export const magazineSchema = formSchema({
  name: freeTextRule(),
  email: freeTextRule(),
  shippingAddress: freeTextRule(),
  telPhone: freeTextRule(),
});
