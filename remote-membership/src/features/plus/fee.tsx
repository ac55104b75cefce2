import { formatMoney } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import { Price } from '@shop/ui';
import type { PlusInfo } from './endpoints.ts';
import styles from './fee.module.css';

/** The yearly fee, which the site's data sets; the special price stands first while it is lower. */
export const Fee = ({ info: { plusPrice, plusSpecialPrice } }: { info: PlusInfo }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const isSpecial = plusSpecialPrice > 0 && plusSpecialPrice < plusPrice;
  return (
    <div className={styles.fee}>
      <Price
        size="large"
        current={formatMoney(isSpecial ? plusSpecialPrice : plusPrice, language)}
        old={isSpecial ? formatMoney(plusPrice, language) : undefined}
        wasLabel={t('plus.was')}
      />
      <span>{t('plus.perYear')}</span>
    </div>
  );
};
