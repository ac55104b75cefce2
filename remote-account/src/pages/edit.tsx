import { paths, type PageResult } from '@shop/contract';
import { Link, useTranslation, type LoaderContext } from '@shop/platform';
import { Breadcrumbs, Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { customerApi, useCustomerQuery } from '../features/customer/endpoints.ts';
import { ProfileForm } from '../features/customer/profile-form.tsx';
import { Sessions } from '../features/sessions/sessions.tsx';
import { ChangePassword } from '../features/sign-in/change-password.tsx';
import { LoadState } from '../parts/load-state.tsx';
import { Panel } from '../parts/panel.tsx';
import { privateHead } from '../parts/private-head.ts';
import { isAnswer } from '../parts/problem.ts';
import styles from '../parts/page.module.css';

export const head = privateHead('edit');

export async function loader({ dispatch }: LoaderContext): Promise<PageResult | void> {
  const customer = await dispatch(customerApi.endpoints.customer.initiate(undefined, { subscribe: false }));
  if (customer.isError) return { status: isAnswer(customer.error, 401) ? 401 : 503 };
}

/** What the customer tells of themselves, how they get in, and where they are (document 1 §2.2). */
export default function EditPage(): ReactNode {
  const { t } = useTranslation('account');
  const customer = useCustomerQuery();
  const { data } = customer;
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[{ label: t('title.home'), href: paths.accountHome() }, { label: t('title.edit') }]}
      />
      <h1>{t('title.edit')}</h1>
      <div className={styles.columns}>
        <Panel title={t('profile.heading')}>
          {data ? (
            <ProfileForm key={data.entity_id} customer={data} />
          ) : (
            <LoadState query={customer} title={t('home.failed')} lines={8} />
          )}
        </Panel>
        <div className={styles.column}>
          <Panel title={t('changePassword.heading')}>
            <ChangePassword email={data?.email ?? ''} />
          </Panel>
          <Panel title={t('sessions.heading')}>
            <Sessions />
          </Panel>
        </div>
      </div>
    </Container>
  );
}
