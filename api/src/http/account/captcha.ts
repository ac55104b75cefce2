import { requireCaptcha } from '../../flows/account/captcha.ts';
import { callsFor } from '../call.ts';

export const captchaCalls = callsFor('public', {
  googleRecaptcha: async ({ services, body, address }) => {
    await requireCaptcha(services.captcha, body, address);
    return { success: true };
  },
});
