import { paths, type PageHead } from '@shop/contract';
import { isExpected } from '@shop/kit';
import { useTranslation, type HeadContext, type LoaderContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { BusinessStanding } from '../features/programmes/business-standing.tsx';
import { programmesApi } from '../features/programmes/endpoints.ts';
import { ShowroomVisit } from '../features/programmes/showroom-form.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';

/** How a customer's application stands decides how long the first view is; the page says when it did not come. */
export const loader = async ({ dispatch, getState }: LoaderContext): Promise<void> => {
  if (!isExpected(getState())) return;
  await dispatch(programmesApi.endpoints.businessAccount.initiate(undefined, { subscribe: false }));
};

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.business'),
  description: t('description.business'),
  canonical: paths.businessAccount(),
});

/** Applying for a business account, from the business and wholesale programme (DROP-005). */
export default function BusinessAccountPage() {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page}>
      <Hero title={t('title.business')} lead={t('business.lead')} tone="spruce" />
      <BusinessStanding />
      <Section id="showroom" title={t('showroom.title')}>
        <p>{t('showroom.lead')}</p>
        <ShowroomVisit />
      </Section>
    </Container>
  );
}
