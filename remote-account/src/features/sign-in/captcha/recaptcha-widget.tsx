import { Skeleton } from '@shop/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '@shop/platform';
import { besideOthers } from './beside-others.ts';
import styles from './google-captcha.module.css';
import { loadRecaptcha } from './recaptcha.ts';

interface Props {
  siteKey: string;
  response: string;
  onResponse: (response: string) => void;
  /** Called when it could not be loaded, or lost the connection to Google. */
  onFailure: () => void;
}

/** Width of Google's checkbox in pixels; where there is less, it has a narrow one. */
const NORMAL_WIDTH = 304;

/** Google's checkbox. Its script is loaded with the first one that is shown, and by nothing else. */
export const RecaptchaWidget = ({ siteKey, response, onResponse, onFailure }: Props) => {
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const token = useRef('');
  const reset = useRef<() => void>(null);

  const answered = useEffectEvent((given: string) => {
    token.current = given;
    onResponse(given);
  });
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    let isWanted = true;
    const box = document.createElement('div'); // a new one each time: Google draws into an element once
    const show = async (): Promise<void> => {
      const recaptcha = await loadRecaptcha(language);
      if (!isWanted) return;
      place.current?.append(box);
      const widget = recaptcha.render(box, {
        sitekey: siteKey,
        size: (place.current?.clientWidth ?? 0) < NORMAL_WIDTH ? 'compact' : 'normal',
        callback: (given) => answered(given),
        'expired-callback': () => answered(''),
        'error-callback': () => failed(),
      });
      reset.current = () => recaptcha.reset(widget);
      setShown(true);
    };
    show().catch(() => isWanted && failed());
    return () => {
      isWanted = false;
      box.remove();
    };
  }, [siteKey, language]);

  useEffect(() => {
    const dialog = isShown ? place.current?.closest('dialog') : null;
    return dialog ? besideOthers(dialog, styles.beside ?? '') : undefined;
  }, [isShown]);

  // The form has used the response up: it is good for one try.
  useEffect(() => {
    if (response !== '' || token.current === '') return;
    token.current = '';
    reset.current?.();
  }, [response]);

  return (
    <>
      {!isShown && <Skeleton shape="lines" lines={2} />}
      <div ref={place} className={styles.place} />
    </>
  );
};
