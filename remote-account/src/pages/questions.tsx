import { AccountPage, LoadState, pageOf, loading } from '@shop/kit';
import { customerApi, ownApi, productApi, useSearchParams, useTranslation } from '@shop/platform';
import { AskForm } from '../features/questions/ask-form.tsx';
import { OwnQuestions } from '../features/questions/own-questions.tsx';
import { boughtApi } from '../parts/bought-products.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/page.module.css';

export const loader = loading(({ dispatch, url }) => {
  const anew = { subscribe: false, forceRefetch: true };
  return [
    dispatch(productApi.endpoints.questions.initiate({ page: pageOf(url.searchParams) }, anew)),
    dispatch(ownApi.endpoints.viewed.initiate(undefined, anew)),
  ];
});

/** The form about what the customer bought last and looked at; it waits for both lists, so that no choice moves. */
const Ask = () => {
  const { t } = useTranslation('account');
  const bought = boughtApi.useBoughtQuery(1);
  const viewed = ownApi.useViewedQuery();
  const { data: customer } = customerApi.useCustomerQuery();
  if (!bought.data) return <LoadState t={t} query={bought} title={t('faq.productsFailed')} lines={4} />;
  if (!viewed.data) return <LoadState t={t} query={viewed} title={t('faq.productsFailed')} lines={4} />;
  const known = [...bought.data.list.flatMap(({ product }) => product ?? []), ...viewed.data];
  const names = new Map(known.map(({ entity_id, name }) => [entity_id, name]));
  return (
    <AskForm products={[...names].map(([id, name]) => ({ id, name }))} nickname={customer?.firstName.trim() ?? ''} />
  );
};

/** The customer's questions about products, and a form to ask another (ACC-017). */
export default function QuestionsPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.questions')}>
      <div className={styles.columns}>
        <Panel title={t('faq.own')}>
          <OwnQuestions page={pageOf(query)} />
        </Panel>
        <Panel title={t('faq.heading')}>
          <Ask />
        </Panel>
      </div>
    </AccountPage>
  );
}
