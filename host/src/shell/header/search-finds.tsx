import type { ReactNode } from 'react';
import { paths, type FoundPage, type SearchbarProduct } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import { Picture, Price } from '@shop/ui';
import { Option, optionId, OptionGroup, type OptionProps } from './search-options.tsx';
import styles from './search-panel.module.css';

type PartProps = Pick<OptionProps, 'active' | 'onDone'>;

interface ProductsProps extends PartProps {
  title: string;
  products: readonly SearchbarProduct[];
}

/** Products with picture and price, in columns. */
export const Products = ({ title, products, ...part }: ProductsProps): ReactNode => {
  const { t } = useTranslation('host');
  const language = useLanguage();
  if (products.length === 0) return null;
  return (
    <OptionGroup title={title} look="columns">
      {products.map(({ name, url_path, thumbnail, price, special_price }) => (
        <Option
          key={url_path}
          {...part}
          id={optionId('product', url_path)}
          href={paths.product(url_path)}
          className={styles.product}
        >
          <div className={styles.picture}>
            <Picture src={thumbnail ?? undefined} alt="" sizes="56px" />
          </div>
          <div>
            <span className={styles.name}>{name}</span>
            <Price
              size="small"
              current={formatMoney(special_price ?? price, language)}
              {...(special_price === null ? {} : { old: formatMoney(price, language), wasLabel: t('search.was') })}
            />
          </div>
        </Option>
      ))}
    </OptionGroup>
  );
};

/** Pages of the shop that the text asks for, and the order of that number. */
export const Pages = ({ pages, ...part }: PartProps & { pages: readonly FoundPage[] }): ReactNode => {
  const { t } = useTranslation('host');
  if (pages.length === 0) return null;
  return (
    <OptionGroup title={t('search.pages')}>
      {pages.map(({ title, url_path }) => (
        <Option key={url_path} {...part} id={optionId('page', url_path)} href={paths.content(url_path)}>
          {title}
        </Option>
      ))}
    </OptionGroup>
  );
};
