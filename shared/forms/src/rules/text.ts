import { boolean, string } from 'yup';
import type { RuleError, RuleKey } from '../messages.ts';

/** The one sample address of every e-mail message. */
export const sampleEmail = 'name@example.ca';

// The HTML standard's own pattern for <input type=email>, with a dot required in the domain.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A rule's message, in the form that every schema here carries it. */
export const says = (key: RuleKey, values?: RuleError['values']): RuleError => (values ? { key, values } : { key });

/** Trimmed text that must not be empty; the documents' generic rule (document 1 §5). */
export const requiredRule = (key: RuleKey = 'required') => string().trim().default('').required(says(key));

/** An e-mail address (document 1 §5). */
export const emailRule = () =>
  requiredRule().matches(emailPattern, {
    message: says('email', { email: sampleEmail }),
    excludeEmptyString: true,
  });

/** A search keyword: trimmed, not empty (document 2 §5). */
export const searchKeywordRule = () => requiredRule();

/** The token of a solved reCAPTCHA (document 1 §5). */
export const recaptchaRule = () => requiredRule('recaptcha');

/** A box that must be ticked (document 3 §5). */
export const agreementRule = () => boolean().default(false).oneOf([true], says('agreement')).required();
