import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { Breadcrumbs, Picture } from '@shop/ui';
import { LinkedHtml } from '../../parts/linked-html.tsx';
import type { CategoryList } from './endpoints.ts';
import styles from './category-head.module.css';

type Category = CategoryList['category'];
/** Until a list's answer is there, as much of its category as a menu says. */
type Shown = Pick<Category, 'entity_id' | 'name'> & Partial<Category>;

/** Where we are, and the category's subcategories. */
export const CategoryHead = ({ category }: { category: Shown }) => {
  const { t } = useTranslation('catalog');
  const { position = [], children = [] } = category;
  const way = position.filter(({ entity_id }) => entity_id !== category.entity_id);
  return (
    <header className={styles.head}>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[
          { label: t('home.name'), href: paths.home() },
          ...way.map(({ name, url_path }) => ({ label: name, href: paths.category(url_path) })),
          { label: category.name },
        ]}
      />
      <h1>{category.name}</h1>
      {children.length > 0 && (
        <nav aria-label={t('list.subcategories')}>
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.entity_id}>
                <Link href={paths.category(child.url_path)} className={styles.child}>
                  {child.image && (
                    <Picture
                      src={child.image}
                      alt=""
                      sizes="56px"
                      ratio={[1, 1]}
                      fit="contain"
                      className={styles.picture}
                    />
                  )}
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
};

/** The category's description, below its products, which people come for. */
export const CategoryText = ({ category }: { category: Category }) =>
  category.description && <LinkedHtml html={category.description} className={styles.description} />;
