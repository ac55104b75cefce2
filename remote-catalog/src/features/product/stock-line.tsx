import { formatDate } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import { canBuy, type Stock } from './stock.ts';
import styles from './buy-box.module.css';

const useStockText = (stock: Stock): string => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  switch (stock.status) {
    case 'gone':
      return t('stock.gone');
    case 'out-of-stock':
      return stock.backOn ? t('stock.outUntil', { date: formatDate(stock.backOn, language) }) : t('stock.out');
    case 'too-few':
      return t('stock.tooFew', { least: stock.least, left: stock.left });
    case 'pre-order':
      return t('stock.preOrder', { date: formatDate(stock.date, language) });
    case 'almost-out':
      return t('stock.almostOut', { count: stock.left });
    case 'in-stock':
      return t('stock.in');
  }
};

/** Whether it can be had, in a few words. */
export const StockLine = ({ stock }: { stock: Stock }) => {
  const text = useStockText(stock);
  return (
    <p className={styles.stock} data-stock={stock.status}>
      <Icon name={canBuy(stock) ? 'check' : 'warning'} size={16} />
      <span>{text}</span>
    </p>
  );
};
