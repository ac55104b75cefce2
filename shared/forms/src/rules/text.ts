import { cleaned, isEmail } from '@shop/format';
import { boolean, string } from 'yup';
import type { RuleError, RuleKey } from '../messages.ts';

/** The one sample address of every e-mail message. */
const sampleEmail = 'name@example.ca';

/** A rule's message, in the form that every schema here carries it. */
export const says = (key: RuleKey, values?: RuleError['values']): RuleError => (values ? { key, values } : { key });

/** A test of a text, and what it says when it fails. An empty text is left to `required`, which a form may take away. */
export const fits = (key: RuleKey, test: (text: string) => boolean, values?: RuleError['values']) => ({
  message: says(key, values),
  test: (text: string) => text === '' || test(text),
});

/** Text of any kind, also none, cleaned: nothing is checked. */
export const freeTextRule = () => string().transform(cleaned).default('');

/** Trimmed text that must not be empty, the generic rule (VAL-016). */
export const requiredRule = (key: RuleKey = 'required') => freeTextRule().required(says(key));

/** An e-mail address (VAL-001, VAL-002). */
export const emailRule = () => requiredRule().test(fits('email', isEmail, { email: sampleEmail }));

/** A search keyword: trimmed, not empty (VAL-021). */
export const searchKeywordRule = () => requiredRule();

/** The choice of one of the protection plans on offer, by its `offerPlanId` (VAL-024). */
export const planChoiceRule = (offered: readonly string[]) =>
  requiredRule().test(fits('required', (plan) => offered.includes(plan)));

/** The token of a solved reCAPTCHA (VAL-019). */
export const recaptchaRule = () => requiredRule('recaptcha');

/** A box that must be ticked (VAL-034). */
export const agreementRule = () => boolean().default(false).oneOf([true], says('agreement')).required();
