import { fieldOf, isCallError } from '@shop/platform';

/** Whether the API wants a captcha with the next attempt: it has refused this one for the lack of it, or says so. */
export const needsCaptcha = (error: unknown): boolean => {
  const result = isCallError(error) ? error.result : null;
  const isNext = typeof result === 'object' && result !== null && 'captcha' in result && result.captcha === true;
  return isNext || fieldOf(error) === 'g_recaptcha_response';
};
