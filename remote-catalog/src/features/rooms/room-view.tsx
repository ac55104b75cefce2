import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { Lead, PageIntro } from '../../parts/page-intro.tsx';
import { ProductList } from '../../parts/product-list.tsx';
import { Section } from '../../parts/section.tsx';
import type { RoomDetail } from './endpoints.ts';
import { Scene } from './scene.tsx';
import chips from '../../parts/chips.module.css';
import styles from './room-view.module.css';

/** A room: its picture, where there is more of each thing, and what belongs into it. */
export const RoomView = ({ room }: { room: RoomDetail }) => {
  const { t } = useTranslation('catalog');
  const first = room.categories[0];
  return (
    <>
      <div className={styles.head}>
        <PageIntro title={room.name} above={[{ label: t('title.rooms'), href: paths.rooms() }]}>
          <Lead>{room.description}</Lead>
          <nav aria-label={t('rooms.categories')}>
            <ul className={chips.chips}>
              {room.categories.map(({ id, name, url }) => (
                <li key={id}>
                  <Link href={paths.content(url)} className={chips.chip}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </PageIntro>
        <Scene room={room} />
      </div>
      {room.products.length > 0 ? (
        <Section title={t('rooms.products')}>
          <ProductList products={room.products} label={t('rooms.products')} />
        </Section>
      ) : (
        <EmptyState
          title={t('rooms.empty')}
          headingLevel={2}
          action={
            <LinkButton href={first ? paths.content(first.url) : paths.rooms()}>
              {first?.name ?? t('rooms.all')}
            </LinkButton>
          }
        />
      )}
    </>
  );
};
