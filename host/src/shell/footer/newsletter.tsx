import { useId, useState, type ChangeEvent, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand, newsletterNotices, newsletterOffers, paths, type NewsletterNotice } from '@shop/contract';
import { cleaned, formatRoundMoney, isEmail } from '@shop/format';
import { tracked, useDispatch, useIntent, useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, TextField, useAfterPress } from '@shop/ui';
import { CachedPart } from '../cached-part.tsx';
import { useShell } from '../../shell-context.ts';
import { PrivacyLink } from '../privacy-link.tsx';
import { useServed } from '../served-pages.tsx';
import styles from './newsletter.module.css';

type State = { status: 'idle' | 'sending' | 'failed' } | { status: 'answered'; text: string };
type Problem = 'mandatory' | 'invalid';

/** The web server's answer to a form without scripts: query `newsletter`. */
const noticeIn = (search: string): NewsletterNotice | undefined => {
  const given = new URLSearchParams(search).get('newsletter');
  return newsletterNotices.find((notice) => notice === given);
};

const problemOf = (email: string): Problem | null => {
  if (cleaned(email) === '') return 'mandatory';
  return isEmail(cleaned(email)) ? null : 'invalid';
};

/** Checked once it has been written or sent, and from then on at every change. */
const useEmailCheck = () => {
  const [problem, setProblem] = useState<Problem | null>();
  const { afterPress } = useAfterPress();
  return {
    problem,
    /** Whether the address may be sent. */
    check(email: string): boolean {
      const found = problemOf(email);
      setProblem(found);
      return found === null;
    },
    field: {
      onChange({ target }: ChangeEvent<HTMLInputElement>): void {
        if (problem !== undefined) setProblem(problemOf(target.value));
      },
      onBlur({ target }: FocusEvent<HTMLInputElement>): void {
        // An empty field is not reported when it is only left, not sent.
        if (target.value !== '') afterPress(() => setProblem(problemOf(target.value)));
      },
    },
  };
};

/**
 * Sends the address (FOOT-008); codes 200 and 400 both open a pop-up, which depends on the answer's type (POP-010).
 * A failure only stops the spinner (ERR-012): what was typed stays in the field.
 */
const useSubscribing = (
  check: (email: string) => boolean,
  shown: string,
): [State, (event: FormEvent<HTMLFormElement>) => Promise<void>] => {
  const { t } = useTranslation('host');
  const { client } = useShell();
  const dispatch = useDispatch();
  const request = useIntent();
  const [state, setState] = useState<State>({ status: 'idle' });

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement) || state.status === 'sending') return;
    if (!check(input.value)) {
      input.focus();
      return;
    }
    setState({ status: 'sending' });
    const email = cleaned(input.value);
    const outcome = await client.call(
      'newsletterVisitor',
      { body: { email, consent_text: shown } },
      { background: true, inPlace: true },
    );
    if (!outcome.ok && outcome.code !== 400) {
      setState({ status: 'failed' });
      return;
    }
    const answer = outcome.ok ? outcome.result : { message: outcome.message };
    if (outcome.ok) dispatch(tracked({ event: 'subs_success', type: outcome.result.type }));
    setState({ status: 'answered', text: answer.message || t('newsletter.done') });
    await request('subscriptionAnswered', { email, answer });
  };
  return [state, submit];
};

const NewsletterForm = ({ notice }: { notice: NewsletterNotice | undefined }): ReactNode => {
  const { t } = useTranslation('host');
  const language = useLanguage();
  const title = useId();
  const email = useEmailCheck();
  const heading = t('newsletter.title', { amount: formatRoundMoney(newsletterOffers.footer, language) });
  const consent = t('newsletter.consent', { brand: brand.name });
  const shown = `${heading}. ${consent}`;
  const [state, submit] = useSubscribing(email.check, shown);
  const outcome =
    state.status === 'idle' && notice ? { good: notice === 'done', text: t(`newsletter.${notice}`) } : null;
  const isAnswered = state.status === 'answered' || outcome?.good;
  const fieldError = email.problem ? t(`newsletter.${email.problem}`) : outcome && !outcome.good ? outcome.text : false;

  return (
    <section id="newsletter" className={styles.newsletter} aria-labelledby={title}>
      <h2 id={title}>{heading}</h2>
      <Form method="post" action={paths.subscribeForm()} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="email"
          type="email"
          {...email.field}
          label={t('newsletter.email')}
          error={fieldError}
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
          maxLength={200}
          required
        />
        {/* Kept with the consent, also without scripts. */}
        <input type="hidden" name="consent_text" value={shown} />
        <Button type="submit" busy={state.status === 'sending'}>
          {t('newsletter.submit')}
        </Button>
      </Form>
      <p role="status" className={styles.answer}>
        {isAnswered ? (state.status === 'answered' ? state.text : outcome?.text) : null}
      </p>
      <p className={styles.small}>
        {consent} <PrivacyLink>{t('footer.legal.privacy')}</PrivacyLink>
      </p>
    </section>
  );
};

/** The footer's newsletter: one field (FOOT-004). Without scripts the form posts to the web server. */
export const Newsletter = (): ReactNode => {
  const notice = noticeIn(useLocation().search);
  const { call } = useServed();
  if (!call('newsletterVisitor')) return null;
  return (
    <CachedPart name={notice === undefined ? 'newsletter' : null}>
      <NewsletterForm notice={notice} />
    </CachedPart>
  );
};
