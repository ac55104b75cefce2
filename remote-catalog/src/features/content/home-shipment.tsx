import { Loaded } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Section } from '../../parts/section.tsx';
import { LinkedHtml } from '../../parts/linked-html.tsx';
import { contentApi } from './endpoints.ts';
import styles from './content.module.css';

/** How goods come home, below the page about shipping (API-181). */
export const HomeShipment = () => {
  const { t } = useTranslation('catalog');
  return (
    <Loaded t={t} query={contentApi.useHomeShipmentQuery()} title={t('content.failed')}>
      {({ title, content }) => (
        <Section title={title}>
          <LinkedHtml html={content} className={styles.text} />
        </Section>
      )}
    </Loaded>
  );
};
