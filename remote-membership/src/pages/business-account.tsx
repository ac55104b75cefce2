import { paths, type Language, type PageHead } from '@shop/contract';
import { useTranslation, type LoaderContext } from '@shop/platform';
import { Container } from '@shop/ui';
import type { ReactNode } from 'react';
import { BusinessStanding } from '../features/programmes/business-standing.tsx';
import styles from '../parts/programme.module.css';

const heads: Record<Language, Pick<PageHead, 'title' | 'description'>> = {
  en: {
    title: 'Business account',
    description: 'Apply for a business account: quantity prices and one invoice a month.',
  },
  fr: {
    title: 'Compte d’entreprise',
    description: 'Demandez un compte d’entreprise : prix de quantité et une seule facture par mois.',
  },
};

export const head = ({ language }: LoaderContext): PageHead => ({
  ...heads[language],
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
    </Container>
  );
}
