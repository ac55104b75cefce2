import type { CallResult } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { reviewAspectsApi } from './endpoints.ts';
import styles from './review-aspects.module.css';

type Aspect = CallResult<'reviewAspects'>['aspects'][number];

/** One aspect; a press shows the sentences that were counted. */
const AspectItem = ({ aspect: { aspect, positive, mentions, sentences } }: { aspect: Aspect }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const name = t(`aspects.of.${aspect}`);
  return (
    <details className={styles.aspect}>
      <summary>
        {t('aspects.share', {
          name,
          count: positive,
          positive: formatNumber(positive, language),
          mentions: formatNumber(mentions, language),
        })}
        <meter min={0} max={mentions} value={positive} aria-hidden />
      </summary>
      <ul className={styles.sentences}>
        {sentences.map((one) => (
          <li key={`${one.review_id} ${one.text}`} className={one.positive ? styles.good : styles.bad}>
            <q lang={one.language}>{one.text}</q>
            <span className={styles.by}>
              {one.nickname}, {t(one.positive ? 'aspects.positive' : 'aspects.negative')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What the reviews of a product say of comfort, assembly and the like; nothing where too few speak of it. */
export const ReviewAspects = ({ productId }: { productId: number }) => {
  const { t } = useTranslation('catalog');
  const { data } = reviewAspectsApi.useReviewAspectsQuery({ product_id: productId });
  if (!data || data.aspects.length === 0) return null;
  return (
    <section className={styles.aspects} aria-label={t('aspects.title')}>
      <h3 className={styles.title}>{t('aspects.title')}</h3>
      {data.aspects.map((aspect) => (
        <AspectItem key={aspect.aspect} aspect={aspect} />
      ))}
      <p className={styles.by}>{t('aspects.how')}</p>
    </section>
  );
};
