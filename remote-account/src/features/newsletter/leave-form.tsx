import { paths, type LeaveNotice, type LeaveWish } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice } from '@shop/ui';
import type { Reader } from './leaving.ts';
import styles from './newsletter.module.css';

interface Props {
  token: string;
  reader: Reader;
  notice: LeaveNotice | null;
}

/** Asks before it stops the letters, and can undo it. A plain form, because letters are opened in any browser. */
export const LeaveForm = ({ token, reader, notice }: Props) => {
  const { t } = useTranslation('account');
  const { email, is_subscribed: isSubscribed, letters = 'newsletter' } = reader;
  const choice: LeaveWish = isSubscribed ? 'leave' : 'come_back';
  const action = paths.inLanguage(paths.leaveNewsletter({ token }), useLanguage());
  const isAsking = isSubscribed && notice !== 'back';
  const label = t(isSubscribed ? `leave.${letters}.leave` : `leave.${letters}.comeBack`);
  return (
    <>
      <h1>
        {isSubscribed ? t(isAsking ? `leave.${letters}.ask` : `leave.${letters}.back`) : t(`leave.${letters}.done`)}
      </h1>
      {notice === 'unavailable' && <Notice tone="trouble">{t('leave.failed')}</Notice>}
      <p>{t(isSubscribed ? `leave.${letters}.askLead` : `leave.${letters}.doneLead`, { email })}</p>
      <Form className={styles.form} method="post" action={action}>
        <input type="hidden" name="wants" value={choice} />
        {/* Who comes back agrees to what stands on the button. */}
        {!isSubscribed && <input type="hidden" name="consent_text" value={label} />}
        <Button type="submit" variant={isAsking ? 'primary' : 'secondary'}>
          {label}
        </Button>
      </Form>
      <p className={styles.other}>
        <LinkButton variant="quiet" href={paths.home()}>
          {t(isAsking ? `leave.${letters}.stay` : 'leave.shopOn')}
        </LinkButton>
      </p>
    </>
  );
};
