import { pageRoutesOf, paths } from '@shop/contract';
import { useHasPage } from '@shop/kit';
import { AccountPagesProvider, Link, useLanguage, useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import { useContext, useId } from 'react';
import styles from './account-entries.module.css';

const groups = [
  {
    name: 'shopping',
    entries: [
      ['orders', paths.orders()],
      ['products', paths.boughtProducts()],
      ['warranties', paths.warranties()],
      ['reviews', paths.reviews()],
      ['writeReview', paths.writeReview()],
      ['wishlist', paths.wishlist()],
      ['viewed', paths.recentlyViewed()],
    ],
  },
  { name: 'benefits', entries: [] },
  {
    name: 'you',
    entries: [
      ['edit', paths.accountEdit()],
      ['addresses', paths.accountEdit('address')],
      ['newsletter', paths.newsletter()],
      ['ownData', paths.ownData()],
    ],
  },
  {
    name: 'service',
    entries: [
      ['service', paths.customerService()],
      ['questions', paths.ownQuestions()],
    ],
  },
] as const;

const Group = ({ group }: { group: (typeof groups)[number] }) => {
  const { t } = useTranslation('account');
  const heading = useId();
  const language = useLanguage();
  const pages = useContext(AccountPagesProvider)
    .flatMap(pageRoutesOf)
    .flatMap(({ path, account }) => (account?.group === group.name ? [{ path, name: account.name[language] }] : []));
  const hasPage = useHasPage();
  const own = group.entries.filter(([, href]) => hasPage(href));
  const plus = group.name === 'benefits' && hasPage(paths.plus());
  if (own.length === 0 && pages.length === 0 && !plus) return null;
  return (
    <div className={styles.group}>
      <h3 id={heading}>{t(`home.${group.name}`)}</h3>
      <ul aria-labelledby={heading}>
        {own.map(([name, href]) => (
          <li key={name}>
            <Link href={href}>
              {t(`title.${name}`)}
              <Icon name="chevron" size={16} />
            </Link>
          </li>
        ))}
        {pages.map(({ path, name }) => (
          <li key={path}>
            <Link href={path}>
              {name}
              <Icon name="chevron" size={16} />
            </Link>
          </li>
        ))}
        {plus && (
          <li>
            <Link href={paths.plus({ entrypoint: 'account_plus_button' })}>
              {t('home.plus')}
              <Icon name="chevron" size={16} />
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
};

/** Links to every page of the account, grouped by topic (ACC-004). */
export const AccountEntries = () => {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('home.pages')} className={styles.entries}>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </nav>
  );
};
