import type { FastifyInstance } from 'fastify';
import { requireCaptcha } from '../../flows/account/captcha.ts';
import { registerCall } from '../call.ts';

export const registerCaptcha = (app: FastifyInstance): void => {
  registerCall(app, 'googleRecaptcha', 'public', async ({ services, body, address }) => {
    await requireCaptcha(services.captcha, body, address);
    return { success: true };
  });
};
