import { brand, paths, type PageHead, type PageResult } from '@shop/contract';
import { useNavigate, useTranslation, type LoaderContext } from '@shop/platform';
import { Accordion, Container, ErrorState, Html, Picture, Skeleton } from '@shop/ui';
import { Benefits } from '../features/plus/benefits.tsx';
import { plusApi, type PlusInfo } from '../features/plus/endpoints.ts';
import { Fee } from '../features/plus/fee.tsx';
import { Join } from '../features/plus/join.tsx';
import { joiningModels } from '../features/plus/joining/models.ts';
import { loadPlusInfo } from '../features/plus/load-info.ts';
import { RulesLink } from '../features/plus/rules-link.tsx';
import { plusProductsApi } from '../features/plus-products/endpoints.ts';
import { PlusProducts } from '../features/plus-products/plus-products.tsx';
import { ReferralInvitation } from '../features/referral/referral.tsx';
import styles from '../parts/programme.module.css';

export const models = joiningModels;

export const loader = async (context: LoaderContext): Promise<PageResult | void> => {
  const products = plusProductsApi.endpoints.plusProducts.initiate(undefined, { subscribe: false });
  const [result] = await Promise.all([loadPlusInfo(context), context.dispatch(products)]);
  return result;
};

export const head = ({ getState }: LoaderContext): PageHead => {
  const { data } = plusApi.endpoints.plusInfo.select()(getState());
  const canonical = paths.plus();
  if (!data) return { title: `${brand.name} Plus+`, canonical };
  const benefits = data.benefits.map(({ title }) => title).join(', ');
  return { title: data.title, description: `${data.subtitle} ${benefits}.`, canonical };
};

const Questions = ({ faq }: { faq: PlusInfo['faq'] }) => {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  return (
    <section className={styles.section} aria-labelledby="faq">
      <h2 id="faq">{t('plus.faq')}</h2>
      <Accordion
        items={faq.map(({ question, answer }, place) => ({
          id: `faq-${place + 1}`,
          title: question,
          content: <Html html={answer} onNavigate={(path) => void navigate(path)} />,
        }))}
      />
    </section>
  );
};

const PlusView = ({ info }: { info: PlusInfo }) => {
  const { t } = useTranslation('membership');
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{info.title}</h1>
          <p className={styles.lead}>{info.subtitle}</p>
          {info.member_count > 0 && <p>{t('plus.members', { count: info.member_count })}</p>}
        </div>
        <div className={styles.words}>
          <Fee info={info} />
          <Join />
          <RulesLink />
        </div>
        {info.hero_image && (
          <Picture src={info.hero_image} alt="" ratio={[3, 2]} sizes="(min-width: 960px) 40vw, 100vw" />
        )}
      </section>
      <section className={styles.section} aria-labelledby="benefits">
        <h2 id="benefits">{t('plus.benefits')}</h2>
        <Benefits benefits={info.benefits} />
      </section>
      <section className={styles.section} aria-labelledby="products">
        <h2 id="products">{t('plus.products')}</h2>
        <PlusProducts />
      </section>
      <section className={styles.section} aria-labelledby="referral">
        <h2 id="referral">{t('referral.heading')}</h2>
        <ReferralInvitation />
      </section>
      {info.faq.length > 0 && <Questions faq={info.faq} />}
    </>
  );
};

/** Plus+, the paid yearly membership (MEM-001, MEM-002). */
export default function PlusPage() {
  const { t } = useTranslation('membership');
  const { data, isError, isFetching, refetch } = plusApi.usePlusInfoQuery();
  return (
    <Container className={styles.page}>
      {data && <PlusView info={data} />}
      {!data && isError && (
        <ErrorState
          title={t('plus.failed')}
          headingLevel={1}
          retryLabel={t('retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton shape="lines" lines={12} />}
    </Container>
  );
}
