import { brand, paths, type PageHead, type PageResult } from '@shop/contract';
import { Loaded } from '@shop/kit';
import { useNavigate, useTranslation, type LoaderContext } from '@shop/platform';
import { Accordion, Container, Html, Picture } from '@shop/ui';
import { Benefits } from '../features/plus/benefits.tsx';
import { plusApi, type PlusInfo } from '../features/plus/endpoints.ts';
import { Fee } from '../features/plus/fee.tsx';
import { Join } from '../features/plus/join.tsx';
import { joiningModels } from '../features/plus/joining/models.ts';
import { loadPlusInfo } from '../features/plus/load-info.ts';
import { RulesLink } from '../features/plus/rules-link.tsx';
import { plusProductsApi } from '../features/plus-products/endpoints.ts';
import { PlusProducts } from '../features/plus-products/plus-products.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';
import { FeatureSections } from '../sections/sections.tsx';

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
    <Section title={t('plus.faq')}>
      <Accordion
        items={faq.map(({ question, answer }, place) => ({
          id: `faq-${place + 1}`,
          title: question,
          content: <Html html={answer} onNavigate={(path) => void navigate(path)} />,
        }))}
      />
    </Section>
  );
};

const PlusView = ({ info }: { info: PlusInfo }) => {
  const { t } = useTranslation('membership');
  return (
    <>
      <Hero
        title={info.title}
        lead={info.subtitle}
        aside={
          <>
            <div className={styles.words}>
              <Fee info={info} />
              <Join />
              <RulesLink />
            </div>
            {info.hero_image && (
              <Picture src={info.hero_image} alt="" ratio={[3, 2]} sizes="(min-width: 960px) 40vw, 100vw" />
            )}
          </>
        }
      >
        {info.member_count > 0 && <p>{t('plus.members', { count: info.member_count })}</p>}
      </Hero>
      <Section title={t('plus.benefits')}>
        <Benefits benefits={info.benefits} />
      </Section>
      <Section title={t('plus.products')}>
        <PlusProducts />
      </Section>
      <FeatureSections />
      {info.faq.length > 0 && <Questions faq={info.faq} />}
    </>
  );
};

/** Plus+, the paid yearly membership (MEM-001, MEM-002). */
export default function PlusPage() {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page}>
      <Loaded t={t} query={plusApi.usePlusInfoQuery()} title={t('plus.failed')} headingLevel={1} lines={12}>
        {(info) => <PlusView info={info} />}
      </Loaded>
    </Container>
  );
}
