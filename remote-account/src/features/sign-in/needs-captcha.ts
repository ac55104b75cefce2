import { problemOf } from '@shop/kit';

/** Whether the API wants a captcha with the next attempt: it has refused this one for the lack of it, or says so. */
export const needsCaptcha = (error: unknown): boolean => {
  const { result } = Object(error) as { result?: unknown };
  const { captcha } = Object(result) as { captcha?: unknown };
  return captcha === true || problemOf(error).field === 'g_recaptcha_response';
};
