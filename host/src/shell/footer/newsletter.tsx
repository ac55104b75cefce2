import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand, newsletterNotices, paths, type NewsletterNotice } from '@shop/contract';
import { Link, tracked, useDispatch, useIntent, useTranslation } from '@shop/platform';
import { Button, TextField } from '@shop/ui';
import { useShell } from '../shell-context.ts';
import styles from './newsletter.module.css';

type State = { status: 'idle' | 'sending' } | { status: 'failed' | 'answered'; text: string };

/** What the web server says of a form that was sent without scripts: query `newsletter`. */
function noticeIn(search: string): NewsletterNotice | undefined {
  const given = new URLSearchParams(search).get('newsletter');
  return newsletterNotices.find((notice) => notice === given);
}

/** Sends the address (document 3 §7); codes 200 and 400 both go on to the pop-up, which the answer's type decides. */
function useSubscribing(): [State, (event: FormEvent<HTMLFormElement>) => Promise<void>] {
  const { t } = useTranslation('host');
  const { client } = useShell();
  const dispatch = useDispatch();
  const request = useIntent();
  const [state, setState] = useState<State>({ status: 'idle' });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement) || state.status === 'sending') return;
    if (!input.validity.valid) {
      setState({
        status: 'failed',
        text: t(input.value.trim() === '' ? 'newsletter.mandatory' : 'newsletter.invalid'),
      });
      input.focus();
      return;
    }
    setState({ status: 'sending' });
    const outcome = await client.call(
      'newsletterVisitor',
      { body: { email: input.value.trim() } },
      { background: true },
    );
    if (!outcome.ok && outcome.code !== 400) {
      const text = outcome.reason === 'code' && outcome.message ? outcome.message : t('newsletter.unavailable');
      setState({ status: 'failed', text });
      return;
    }
    const answer = outcome.ok ? outcome.result : { message: outcome.message };
    if (outcome.ok) dispatch(tracked({ event: 'subs_success', type: outcome.result.type }));
    setState({ status: 'answered', text: answer.message || t('newsletter.done') });
    await request('subscriptionAnswered', { answer });
  }
  return [state, submit];
}

/** The footer's newsletter: one field (document 3 §2). Without scripts the form posts to the web server. */
export function Newsletter(): ReactNode {
  const { t } = useTranslation('host');
  const title = useId();
  const notice = noticeIn(useLocation().search);
  const [state, submit] = useSubscribing();
  const told = state.status === 'idle' && notice ? { good: notice === 'done', text: t(`newsletter.${notice}`) } : null;
  const isAnswered = state.status === 'answered' || told?.good;
  const trouble = state.status === 'failed' ? state.text : told && !told.good ? told.text : false;

  return (
    <section id="newsletter" className={styles.newsletter} aria-labelledby={title}>
      <h2 id={title}>{t('newsletter.title', { amount: 'C$15' })}</h2>
      <form method="post" action={paths.subscribeForm()} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="email"
          type="email"
          label={t('newsletter.email')}
          error={trouble}
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          maxLength={200}
          required
        />
        <Button type="submit" busy={state.status === 'sending'}>
          {t('newsletter.submit')}
        </Button>
      </form>
      <p role="status" className={styles.answer}>
        {isAnswered ? (state.status === 'answered' ? state.text : told?.text) : null}
      </p>
      <p className={styles.small}>
        {t('newsletter.consent', { brand: brand.name })} <Link href={paths.privacy()}>{t('footer.legal.privacy')}</Link>
      </p>
    </section>
  );
}
