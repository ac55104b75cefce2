import { object } from 'yup';
import { plusCodeRule } from './password.ts';
import { plusPhoneRule } from './phone.ts';
import { agreementRule, freeTextRule } from './text.ts';

/** The form of joining Plus+ (MEM-003): `vipCode` is a code to join with, `remember` the agreement. */
export const plusSchema = () =>
  object({
    telephone: plusPhoneRule(),
    verifyCode: plusCodeRule(),
    vipCode: freeTextRule(),
    remember: agreementRule(),
  });
