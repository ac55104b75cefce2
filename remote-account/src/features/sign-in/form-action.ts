import { paths, type ActionContext, type ActionResult } from '@shop/contract';
import { cleaned } from '@shop/format';
import { check, emailRule, formSchema, ruleText, signInPasswordRule } from '@shop/forms';
import { formAgain } from '@shop/kit';
import { afterSignIn } from './after-sign-in.ts';
import { guarded, type NativeStep } from './native-sign-in.ts';
import { needsCaptcha } from './needs-captcha.ts';

const emailSchema = formSchema({ email: emailRule() });
const passwordSchema = formSchema({ password: signInPasswordRule() });

/** Sign-in without scripts: first the e-mail, then the password of the account that it has. No password comes back. */
export const action = async ({ url, language, fields, call }: ActionContext): Promise<ActionResult> => {
  const again = (step: NativeStep, email: string, errors: Record<string, string> = {}): ActionResult => ({
    again: { values: { step, email }, errors },
  });

  const password = fields.get('password');
  if (password === null) {
    const email = cleaned(fields.get('email') ?? '');
    const checked = check(emailSchema, { email });
    if (!checked.ok) {
      const { email: wrong } = checked.errors;
      return again('email', email, wrong && { email: ruleText(wrong, language) });
    }
    const status = await call('visitor', 'registerStatus', { query: { email } });
    if (!status.ok) return formAgain(status, { values: { step: 'email', email }, language, at: 'email' });
    return again(status.result.entity_id === null ? 'create' : 'password', email);
  }

  const email = cleaned(fields.get('username') ?? '');
  const checked = check(passwordSchema, { password });
  if (!checked.ok) {
    const { password: wrong } = checked.errors;
    return again('password', email, wrong && { password: ruleText(wrong, language) });
  }
  const redirect = url.searchParams.get('redirect') ?? '';
  const source = redirect.startsWith(paths.shippingAddress()) ? { login_source_page: 'shippingcart' as const } : {};
  const answer = await call('visitor', 'login', { body: { email, password, action: 'login', ...source } });
  if (!answer.ok || !answer.result.token) {
    const refused = answer.ok ? ({ ok: false, code: 0, message: '' } as const) : answer;
    const values = { step: 'password', email, ...(needsCaptcha(refused) && { [guarded]: '1' }) }; // it needs scripts
    return formAgain(refused, { values, language, at: 'password' });
  }
  const { token, verify_status, code_sent: sent } = answer.result;
  const isVerified = verify_status !== false;
  const target = isVerified
    ? afterSignIn(url.searchParams, url.origin)
    : paths.confirmVerificationCode({ email, redirect, sent });
  return { redirect: target, signedIn: token };
};
