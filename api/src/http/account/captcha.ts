import type { FastifyInstance } from 'fastify';
import type { CaptchaChecker } from '../../captcha/checker.ts';
import { registerCall } from '../call.ts';
import { ApiError } from '../error.ts';
import { accountMessages } from './messages.ts';

interface Claim {
  g_recaptcha_response?: string | undefined;
  auto_test?: string | undefined;
}

/** Refuses what comes without a solved captcha; `auto_test=1` stands for one in the sandbox alone. */
export const requireCaptcha = async (
  captcha: CaptchaChecker,
  { g_recaptcha_response, auto_test }: Claim,
): Promise<void> => {
  if (auto_test === '1' && captcha.allowsAutomatedTests) return;
  if (g_recaptcha_response && (await captcha.isSolved(g_recaptcha_response))) return;
  throw new ApiError(400, accountMessages.wrongCaptcha, { field: 'g_recaptcha_response' });
};

export const registerCaptcha = (app: FastifyInstance): void => {
  registerCall(app, 'googleRecaptcha', 'public', async ({ services, body }) => {
    await requireCaptcha(services.captcha, body);
    return { success: true };
  });
};
