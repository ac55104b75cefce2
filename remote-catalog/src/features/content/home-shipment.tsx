import { LoadFailure } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { Section } from '../../parts/section.tsx';
import { LinkedHtml } from '../../parts/linked-html.tsx';
import { contentApi } from './endpoints.ts';
import styles from './content.module.css';

/** How goods come home, below the page about shipping (API-181). */
export const HomeShipment = () => {
  const { t } = useTranslation('catalog');
  const { data, isError, ...query } = contentApi.useHomeShipmentQuery();
  if (data) {
    return (
      <Section title={data.title}>
        <LinkedHtml html={data.content} className={styles.text} />
      </Section>
    );
  }
  if (isError) return <LoadFailure t={t} title={t('content.failed')} query={query} headingLevel={2} />;
  return <Skeleton shape="lines" lines={4} />;
};
