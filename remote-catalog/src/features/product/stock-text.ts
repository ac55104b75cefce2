import { useTranslation, useLanguage } from '@shop/platform';
import { formatDate } from '@shop/format';
import type { Stock } from './stock.ts';

/** Whether it can be had, and when, in a few words. */
export const useStockText = (): ((stock: Stock) => string) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  return (stock) => {
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
};
