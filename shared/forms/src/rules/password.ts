import { ref, string } from 'yup';
import type { RuleKey } from '../messages.ts';
import { fits, freeTextRule, requiredRule, says } from './text.ts';

/** In the order of the checklist (VAL-006). */
const needs = [
  { key: 'passwordLength', test: (password: string) => password.length >= 6 },
  { key: 'passwordLetter', test: (password: string) => /\p{L}/u.test(password) },
  { key: 'passwordNumber', test: (password: string) => /\d/.test(password) },
] as const;

/** The live checklist of a new password: each item with whether it is met. Its texts are the rules' messages. */
export const passwordChecklist = (password: string) => needs.map(({ key, test }) => ({ key, met: test(password) }));

/** The password at sign-in: required, and nothing else (VAL-003, VAL-004). Never trimmed. */
export const signInPasswordRule = () => string().default('').required(says('passwordRequired'));

/** The older sign-in rule, at least 6 characters that are no spaces (VAL-004). Sign-in does not apply it. */
export const olderSignInPasswordRule = () =>
  signInPasswordRule().matches(/^\S{6,}$/, { message: says('passwordRequired') });

/** A new password; what is wrong is said with the first item of the checklist that is not met. */
export const newPasswordRule = () =>
  needs.reduce(
    (rule, { key, test }) => rule.test(fits(key, test)),
    string().default('').required(says('newPasswordRequired')),
  );

/** Which hint of the registration after subscribing a password still needs; undefined when it is good. */
const registrationHint = (password: string): RuleKey | undefined => {
  const [isLong, ...mixed] = passwordChecklist(password).map(({ met }) => met);
  const isMixed = mixed.every(Boolean);
  if (isLong) return isMixed ? undefined : 'passwordHintMix';
  return isMixed ? 'passwordHintLength' : 'passwordHint';
};

/** A new password where a subscriber registers: the same needs, told in that form's own words (VAL-032). */
export const registrationPasswordRule = () =>
  string()
    .default('')
    .required(says('newPasswordRequired'))
    .test({
      test(password) {
        const key = registrationHint(password);
        return key === undefined || this.createError({ message: says(key) });
      },
    });

/** The repeated password, equal to the field called `field`. */
export const passwordConfirmationRule = (field: string) =>
  string()
    .default('')
    .oneOf([ref<string>(field)], says('passwordMatch'));

/** The code that was sent by e-mail at sign-in: 6 letters or digits. */
export const signInCodeRule = () => freeTextRule().matches(/^[a-z\d]{6}$/i, { message: says('signInCode') });

/**
 * The code that was sent to a Plus+ phone: exactly 4 digits (VAL-010). No requirement gives it a message of its own.
 */
export const plusCodeRule = () => requiredRule().matches(/^\d{4}$/);
