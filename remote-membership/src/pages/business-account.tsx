import { paths, type PageHead } from '@shop/contract';
import { useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { BusinessStanding } from '../features/programmes/business-standing.tsx';
import { ShowroomVisit } from '../features/programmes/showroom-form.tsx';
import styles from '../parts/programme.module.css';

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.business'),
  description: t('description.business'),
  canonical: paths.businessAccount(),
});

/** Applying for a business account, from the business and wholesale programme (DROP-005). */
export default function BusinessAccountPage(): ReactNode {
  const { t } = useTranslation('membership');
  return (
    <Container className={styles.page}>
      <section className={`${styles.hero} ${styles.spruce}`}>
        <div className={styles.words}>
          <h1>{t('title.business')}</h1>
          <p className={styles.lead}>{t('business.lead')}</p>
        </div>
      </section>
      <BusinessStanding />
      <section id="showroom" aria-labelledby="showroom-title" className={styles.section}>
        <h2 id="showroom-title">{t('showroom.title')}</h2>
        <p>{t('showroom.lead')}</p>
        <ShowroomVisit />
      </section>
    </Container>
  );
}
