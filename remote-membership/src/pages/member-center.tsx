import { brand, paths, type PageHead } from '@shop/contract';
import { isExpected, SignInLink, useIsForCustomer } from '@shop/kit';
import {
  Link,
  ownApi,
  selectIsDropship,
  selectIsPlus,
  useSelector,
  useTranslation,
  type HeadContext,
  type LoaderContext,
} from '@shop/platform';
import { Container } from '@shop/ui';
import { CoinNumber } from '../features/coin/coin-number.tsx';
import { coinApi } from '../features/coin/endpoints.ts';
import { friendsApi } from '../features/friends/endpoints.ts';
import { ProgrammeShow } from '../features/friends/programme-show.tsx';
import { EmailFriendForm } from '../features/friends/email-friend-form.tsx';
import { plusApi } from '../features/plus/endpoints.ts';
import { Join } from '../features/plus/join.tsx';
import { joiningModels } from '../features/plus/joining/models.ts';
import { PointsBalance } from '../features/points/balance.tsx';
import { Hero, Section } from '../parts/programme.tsx';
import styles from '../parts/programme.module.css';
import rows from '../parts/rows.module.css';
import { FeatureSections } from '../sections/sections.tsx';

export const models = joiningModels;

const once = { subscribe: false } as const;

/**
 * On the server what the page shows, so that nothing moves when it comes. A browser shows the page at once, with
 * shapes of what comes. Each part says for itself when it did not.
 */
export const loader = async ({ dispatch, getState }: LoaderContext): Promise<void> => {
  if (typeof window !== 'undefined') return;
  const shown = [dispatch(friendsApi.endpoints.programmeShow.initiate(undefined, once))];
  if (!isExpected(getState())) return void (await Promise.all(shown));
  const [coins] = await Promise.all([
    dispatch(coinApi.endpoints.coinNumber.initiate(undefined, once)),
    dispatch(ownApi.endpoints.pointsInfo.initiate(undefined, once)),
    ...shown,
  ]);
  if (coins.data?.is_member === 1) await dispatch(plusApi.endpoints.plusStep.initiate(undefined, once));
};

export const head = ({ t }: HeadContext<'membership'>): PageHead => ({
  title: t('title.center'),
  description: t('description.center'),
  canonical: paths.memberCenter(),
});

const Standing = () => {
  const { t } = useTranslation('membership');
  const isKnownPlus = useSelector(selectIsPlus);
  const { data } = coinApi.useCoinNumberQuery();
  // The session holds the group at its start; the API knows the current one.
  const isPlus = data ? data.is_member === 1 : isKnownPlus;
  const isDropship = useSelector(selectIsDropship);
  const links = [
    ['title.plusOrders', paths.plusOrders()],
    ['title.rewards', paths.rewards()],
    ['title.milestone', paths.milestoneBadge()],
    isDropship ? (['title.dropship', paths.dropship()] as const) : (['title.cashback', paths.cashback()] as const),
  ] as const;
  return (
    <>
      <p className={styles.lead}>{t(isPlus ? 'center.member' : 'center.customer')}</p>
      {isPlus && <Join />}
      <ul className={rows.links}>
        {links.map(([key, href]) => (
          <li key={key}>
            <Link href={href}>{t(key)}</Link>
          </li>
        ))}
        {!isPlus && (
          <li>
            <Link href={paths.plus()}>{t('center.toPlus', { brand: brand.name })}</Link>
          </li>
        )}
      </ul>
    </>
  );
};

/** Membership at a glance: points, coins, programmes (ROUTE-010). */
export default function MemberCenterPage() {
  const { t } = useTranslation('membership');
  const isCustomer = useIsForCustomer();
  return (
    <Container className={styles.page}>
      <Hero
        title={t('title.center')}
        aside={
          isCustomer && (
            <div className={styles.words}>
              <PointsBalance />
              <CoinNumber />
            </div>
          )
        }
      >
        {isCustomer ? (
          <Standing />
        ) : (
          <>
            <p className={styles.lead}>{t('center.guest')}</p>
            <SignInLink redirect={paths.memberCenter()}>{t('points.signIn')}</SignInLink>
          </>
        )}
      </Hero>
      <FeatureSections />
      {isCustomer && (
        <Section title={t('center.tellTitle')}>
          <EmailFriendForm />
        </Section>
      )}
      <Section title={t('center.show')}>
        <ProgrammeShow />
      </Section>
    </Container>
  );
}
