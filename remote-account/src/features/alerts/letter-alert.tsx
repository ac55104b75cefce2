import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice } from '@shop/ui';
import { useAlertWords } from './alert-words.ts';
import type { LetterAlert } from './endpoints.ts';
import styles from './alerts.module.css';

interface Props {
  token: string;
  alert: LetterAlert;
  /** The letter's way to stop led here. */
  isStopping: boolean;
  hasFailed: boolean;
}

/** What the letter's link may do, as plain forms, because letters are opened in any browser. */
export const LetterAlertView = ({ token, alert, isStopping, hasFailed }: Props) => {
  const { t } = useTranslation('account');
  const words = useAlertWords();
  const language = useLanguage();
  const action = paths.inLanguage(paths.alertLetter({ token, stop: isStopping ? 1 : undefined }), language);
  const { state, open, email, url_path, child_id } = alert;
  const name = alert.name ?? t('wishlist.goneName');
  const isAsked = state === 'to_confirm' && !isStopping;
  const form = (wants: 'confirm' | 'stop', label: string, isFirst: boolean) => (
    <Form method="post" action={action}>
      <input type="hidden" name="wants" value={wants} />
      <Button type="submit" variant={isFirst ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </Form>
  );
  const heading = open === 0 ? 'over' : isStopping ? 'ask' : isAsked ? 'confirm' : 'active';
  return (
    <>
      <h1>{t(`alerts.letter.${heading}`)}</h1>
      {hasFailed && <Notice tone="trouble">{t('alerts.letter.failed')}</Notice>}
      {open === 0 && <p>{t('alerts.letter.overLead', { email })}</p>}
      {open > 0 && isStopping && <p>{t('alerts.letter.askLead', { email, count: open })}</p>}
      {open > 0 && !isStopping && (
        <>
          <p className={styles.product}>{name}</p>
          <p>{state === 'over' ? t('alerts.letter.sent') : words(alert)}</p>
        </>
      )}
      <div className={styles.ways}>
        {isAsked && open > 0 && form('confirm', t('alerts.letter.yes'), true)}
        {open > 0 && form('stop', t('alerts.letter.stop'), isStopping)}
        {url_path !== null && (
          <LinkButton variant="quiet" href={paths.product(url_path, child_id)}>
            {t('alerts.letter.product')}
          </LinkButton>
        )}
      </div>
    </>
  );
};
