import type { Language } from '@shop/contract';
import { outsideScript } from '../../../parts/outside-script.ts';

/** As far as the shop uses Google's script: https://developers.google.com/recaptcha/docs/display */
export interface Recaptcha {
  ready(run: () => void): void;
  /** Draws the checkbox into an empty element; answers the widget's number. */
  render(
    box: HTMLElement,
    options: {
      sitekey: string;
      size: 'normal' | 'compact';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  reset(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Google's names of the shop's languages. */
const languages: Readonly<Record<Language, string>> = { en: 'en', fr: 'fr-CA' };

/** Google's own script; rejects when it cannot be had within 10 s. */
export const loadRecaptcha = async (language: Language): Promise<Recaptcha> => {
  const src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${languages[language]}`;
  await outsideScript(src, (done) => window.grecaptcha?.ready(done));
  if (!window.grecaptcha) throw new Error('reCAPTCHA has gone');
  return window.grecaptcha;
};
