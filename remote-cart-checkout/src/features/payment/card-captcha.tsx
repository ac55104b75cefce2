import { Slot, useDispatch, useLanguage, useSelector } from '@shop/platform';
import { ruleText } from '@shop/forms';
import { CaptchaForm } from '@shop/kit';
import { useId, useState, type ReactNode } from 'react';
import { paymentEvents, paymentSelectors } from './slice.ts';

/**
 * The captcha before a card, once several were declined. It is there only where the API has asked for it; each
 * response is good for one card. The challenge itself is another remote's.
 */
export const useCardCaptcha = () => {
  const dispatch = useDispatch();
  const language = useLanguage();
  const form = useId();
  const captcha = useSelector(paymentSelectors.selectCaptcha);
  const [isMissed, setMissed] = useState(false);

  /** False, with an error beside the challenge, when a captcha is needed and not solved. */
  const isReady = (): boolean => {
    setMissed(captcha === '');
    return captcha !== '';
  };
  const part: ReactNode = captcha !== null && (
    <>
      <CaptchaForm id={form} response={captcha} />
      <Slot
        name="captcha"
        with={{
          form,
          response: captcha,
          error: isMissed && captcha === '' ? ruleText({ key: 'recaptcha' }, language) : undefined,
          onResponse: (response) => dispatch(paymentEvents.captchaAnswered(response)),
        }}
      />
    </>
  );
  return { response: captcha || undefined, isReady, part };
};
