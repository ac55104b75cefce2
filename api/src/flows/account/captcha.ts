import type { CaptchaChecker } from '../../captcha/checker.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { accountMessages } from './messages.ts';

interface Claim {
  g_recaptcha_response?: string | undefined;
  auto_test?: string | undefined;
}

/**
 * Refuses requests without a solved captcha; `auto_test=1` stands for one in the sandbox only.
 * @throws ShopError 400 for a wrong one, 503 when the captcha's service cannot say
 */
export const requireCaptcha = async (
  captcha: CaptchaChecker,
  { g_recaptcha_response, auto_test }: Claim,
  address: string,
): Promise<void> => {
  if (auto_test === '1' && captcha.allowsAutomatedTests) return;
  const verdict = g_recaptcha_response ? await captcha.check(g_recaptcha_response, address) : 'wrong';
  if (verdict === 'solved') return;
  const field = 'g_recaptcha_response';
  if (verdict === 'unreachable') throw new ShopError(503, accountMessages.captchaUnreachable, { field });
  throw new ShopError(400, accountMessages.wrongCaptcha, { field });
};

/**
 * Refuses what comes without a solved captcha where failures have made one necessary: the client is told to show it by
 * `result.field`.
 * @throws ShopError as `requireCaptcha`
 */
export const demandCaptcha = async (captcha: CaptchaChecker, claim: Claim, address: string): Promise<void> => {
  if (claim.g_recaptcha_response) return requireCaptcha(captcha, claim, address);
  throw new ShopError(400, accountMessages.captchaNeeded, { field: 'g_recaptcha_response' });
};
