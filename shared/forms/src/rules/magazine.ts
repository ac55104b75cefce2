import { object, string } from 'yup';

const line = () => string().trim().default('');

/** The magazine's sign-up: the documents show no check of its own for any field (document 3 §5); the API decides. */
export const magazineSchema = () => object({ name: line(), email: line(), shippingAddress: line(), telPhone: line() });
