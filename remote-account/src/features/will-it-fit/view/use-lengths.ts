import { formatNumber } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { tenths, tenthsUp, type Unit } from '../home/lengths.ts';

/** How lengths are said in the unit that was chosen. */
export const useLengths = (unit: Unit) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const said = (length: number): string => t(`fit.length.${unit}`, { length: formatNumber(length, language) });
  return {
    length: (cm: number): string => said(tenths(cm, unit)),
    /** What is missing, rounded up. */
    lack: (cm: number): string => said(tenthsUp(cm, unit)),
    sides: ({ width, depth, height }: { width: number; depth: number; height: number }): string =>
      t(`fit.length.${unit}`, {
        length: [width, depth, height].map((side) => formatNumber(tenths(side, unit), language)).join(' × '),
      }),
  };
};
