import { paths } from '@shop/contract';
import { PageFrame, useIsForCustomer } from '@shop/kit';
import { Link, selectSessionStatus, useSelector, useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import { CustomerFacts } from '../features/customer/customer-facts.tsx';
import { EndedLetter } from '../features/sign-in/ended-letter.tsx';
import { Panel } from '../parts/panel.tsx';

const Facts = () => {
  const { t } = useTranslation('account');
  return (
    <Panel title={t('home.account')}>
      <CustomerFacts />
      <nav aria-label={t('home.pages')}>
        <Link href={paths.accountHome()}>{t('title.home')}</Link>
      </nav>
    </Panel>
  );
};

/** Open to everyone, because links in letters lead here (ROUTE-032); what it shows is only the customer's. */
export default function AccountinfoPage() {
  const { t } = useTranslation('account');
  const status = useSelector(selectSessionStatus);
  // Before the session is known as well: a notice that came later would push down what is below.
  const isForCustomer = useIsForCustomer();
  return (
    <PageFrame>
      <h1>{t('title.accountinfo')}</h1>
      <EndedLetter />
      {status === 'customer' && <Facts />}
      {!isForCustomer && (
        <Notice tone="hint">
          {t('accountinfo.guest')}{' '}
          <Link href={paths.login({ redirect: paths.accountInfo() })}>{t('accountinfo.signIn')}</Link>
        </Notice>
      )}
    </PageFrame>
  );
}
