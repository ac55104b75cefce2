import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { check, emailRule, formSchema, ruleText, signInPasswordRule } from '@shop/forms';
import { refusalText } from '../../parts/refusal-text.ts';
import { afterSignIn } from './after-sign-in.ts';
import { guarded, type NativeStep } from './native-sign-in.ts';

const emailSchema = formSchema({ email: emailRule() });
const passwordSchema = formSchema({ password: signInPasswordRule() });

/** Whether the API wants a captcha with the next attempt, which needs scripts. */
const wantsCaptcha = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  (('captcha' in result && result.captcha === true) || ('field' in result && result.field === 'g_recaptcha_response'));

/** Sign-in without scripts: first the e-mail, then the password of the account that it has. No password comes back. */
export const action = async ({ url, language, fields, call }: ActionContext): Promise<ActionResult> => {
  const again = (
    step: NativeStep,
    email: string,
    errors: Record<string, string> = {},
    captcha = false,
  ): ActionResult => ({
    again: { values: { step, email, ...(captcha && { [guarded]: '1' }) }, errors },
  });

  const password = fields.get('password');
  if (password === null) {
    const email = fields.get('email')?.trim() ?? '';
    const checked = check(emailSchema, { email });
    if (!checked.ok) {
      const { email: wrong } = checked.errors;
      return again('email', email, wrong && { email: ruleText(wrong, language) });
    }
    const status = await call('visitor', 'registerStatus', { query: { email } });
    if (!status.ok) return again('email', email, { email: refusalText(status, language) });
    return again(status.result.entity_id === null ? 'create' : 'password', email);
  }

  const email = fields.get('username')?.trim() ?? '';
  const checked = check(passwordSchema, { password });
  if (!checked.ok) {
    const { password: wrong } = checked.errors;
    return again('password', email, wrong && { password: ruleText(wrong, language) });
  }
  const redirect = url.searchParams.get('redirect') ?? '';
  const source = redirect.startsWith(paths.shippingAddress()) ? { login_source_page: 'shippingcart' as const } : {};
  const answer = await call('visitor', 'login', { body: { email, password, action: 'login', ...source } });
  if (!answer.ok)
    return again('password', email, { password: refusalText(answer, language) }, wantsCaptcha(answer.result));
  const { token, verify_status, code_sent: sent } = answer.result;
  if (!token) return again('password', email, { password: refusalText({ message: '' }, language) });
  const isVerified = verify_status !== false;
  const target = isVerified
    ? afterSignIn(url.searchParams, url.origin)
    : paths.confirmVerificationCode({ email, redirect, sent });
  return { redirect: target, signedIn: token };
};
