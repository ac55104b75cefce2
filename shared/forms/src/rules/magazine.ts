import { object, string } from 'yup';

const line = () => string().trim().default('');

/** The magazine's sign-up: the client checks no field (VAL-038); the API decides. */
export const magazineSchema = () => object({ name: line(), email: line(), shippingAddress: line(), telPhone: line() });
