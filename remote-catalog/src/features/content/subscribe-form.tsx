import { useState, type FormEvent } from 'react';
import { paths } from '@shop/contract';
import { cleaned, isEmail } from '@shop/format';
import { problemOf } from '@shop/kit';
import { Link, tracked, useDispatch, useIntent, useTranslation } from '@shop/platform';
import { Button, Form, TextField } from '@shop/ui';
import { contentApi } from './endpoints.ts';
import styles from './subscribe-form.module.css';

/**
 * The newsletter's form on its own page. Without scripts it posts to the web server, like the footer's; with scripts
 * the answer's type decides the pop-up (POP-003 to POP-005). Code 400 goes on as 200 does, and its message is the answer
 * (POP-010); the message of any other code is shown as an error (ERR-010), and a call without an answer shows none (ERR-013).
 */
export const SubscribeForm = () => {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const intend = useIntent();
  const [subscribe, { isLoading }] = contentApi.useSubscribeMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const shown = `${t('subscribe.title')}. ${t('subscribe.consent')}`;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement) || isLoading) return;
    const email = cleaned(input.value);
    if (!isEmail(email)) {
      setProblem(t(email === '' ? 'subscribe.mandatory' : 'subscribe.invalid'));
      input.focus();
      return;
    }
    setProblem(null);
    setSaid('');
    const { data, error } = await subscribe({ email, consent_text: shown });
    const { code, message } = problemOf(error);
    if (!data && code !== 400) {
      setProblem(message || null);
      return;
    }
    const answer = data ?? { message };
    if (data) dispatch(tracked({ event: 'subs_success', type: data.type }));
    setSaid(answer.message || t('subscribe.done'));
    await intend('subscriptionAnswered', { email, answer });
  };

  return (
    <section aria-labelledby="subscribe-here" className={styles.subscribe}>
      <h2 id="subscribe-here">{t('subscribe.title')}</h2>
      <Form method="post" action={paths.subscribeForm()} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="email"
          type="email"
          label={t('subscribe.email')}
          error={problem ?? false}
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          maxLength={200}
          required
        />
        {/* Kept with the consent, also without scripts. */}
        <input type="hidden" name="consent_text" value={shown} />
        <Button type="submit" busy={isLoading}>
          {t('subscribe.submit')}
        </Button>
      </Form>
      <p role="status">{said}</p>
      <p className={styles.small}>
        {t('subscribe.consent')} <Link href={paths.privacy()}>{t('title.privacy')}</Link>
      </p>
    </section>
  );
};
