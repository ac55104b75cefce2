import { paths } from '@shop/contract';
import { Loaded } from '@shop/kit';
import { Link, selectIsDropship, useSelector, useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import { friendsApi } from './endpoints.ts';
import styles from './friends.module.css';

/** The shop's programmes as pictures that lead to them; dropshippers have no cashback (ROUTE-006). */
export const ProgrammeShow = () => {
  const { t } = useTranslation('membership');
  const isDropship = useSelector(selectIsDropship);
  return (
    <Loaded t={t} query={friendsApi.useProgrammeShowQuery()} title={t('center.showFailed')} headingLevel={3}>
      {(list) => (
        <ul className={styles.show}>
          {list
            .filter(({ url }) => !isDropship || url !== paths.cashback())
            .map(({ id, name, image, url }) => (
              <li key={id}>
                <Link href={paths.content(url)} className={styles.tile}>
                  <Picture src={image ?? undefined} alt="" ratio={[3, 2]} sizes="(min-width: 768px) 20vw, 50vw" />
                  <span>{name}</span>
                </Link>
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  );
};
