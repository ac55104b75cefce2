import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Badge, Picture, Price, WholeWords } from '@shop/ui';
import type { ReactNode } from 'react';
import line from '../../parts/line.module.css';
import type { SharedEntry } from './endpoints.ts';

/** The name of an entry, also of one that the shop knows no more. */
export const useEntryName = (): ((entry: SharedEntry) => string) => {
  const { t } = useTranslation('account');
  return ({ name }) => name ?? t('wishlist.goneName');
};

/** What an entry is today: picture, name, options, price, or that it is gone. */
export const EntryFacts = ({ entry, children }: { entry: SharedEntry; children: ReactNode }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const name = useEntryName()(entry);
  const { url_path, child_id, thumbnail, options, price, is_in_stock } = entry;
  const words = <WholeWords text={name} />;
  return (
    <li className={line.line}>
      <div className={line.picture}>{thumbnail && <Picture src={thumbnail} alt="" sizes="80px" />}</div>
      <div className={line.what}>
        <h2>{url_path === null ? words : <Link href={paths.product(url_path, child_id)}>{words}</Link>}</h2>
        {options.length > 0 && (
          <p className={line.quiet}>
            {options.map(({ label, value }) => t('lists.option', { label, value })).join(' · ')}
          </p>
        )}
        {price && (
          <Price
            size="small"
            current={formatMoney(price.final_price, language)}
            {...(price.final_price < price.price && {
              old: formatMoney(price.price, language),
              wasLabel: t('product.was'),
            })}
          />
        )}
        {!price && <Badge>{t('lists.gone')}</Badge>}
        {price && !is_in_stock && <Badge>{t('product.outOfStock')}</Badge>}
        {children}
      </div>
    </li>
  );
};
