import { paths, type LeaveNotice, type PageResult } from '@shop/contract';
import { LoadState, PageFrame } from '@shop/kit';
import { Link, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import { LeaveForm } from '../features/newsletter/leave-form.tsx';
import { leavingApi } from '../features/newsletter/leaving.ts';
import styles from '../parts/page.module.css';

export { action } from '../features/newsletter/leave-action.ts';

/** An unknown token keeps this page: it says what else one can do. */
export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const token = url.searchParams.get('token');
  if (!token) return { status: 400 };
  const asked = leavingApi.endpoints.newsletterReader.initiate(token, { subscribe: false, forceRefetch: true });
  const { data, isError } = await dispatch(asked);
  if (isError || data === null) return { status: isError ? 503 : 400 };
};

const WrongLink = () => {
  const { t } = useTranslation('account');
  return (
    <>
      <h1>{t('leave.wrong')}</h1>
      <p>{t('leave.wrongLead')}</p>
      <ul className={styles.ways}>
        <li>
          <Link href={paths.newsletter()}>{t('leave.toAccount')}</Link>
        </li>
        <li>
          <Link href={paths.contact()}>{t('leave.toContact')}</Link>
        </li>
      </ul>
    </>
  );
};

const Known = ({ token, notice }: { token: string; notice: LeaveNotice | null }) => {
  const { t } = useTranslation('account');
  const { currentData: reader, ...query } = leavingApi.useNewsletterReaderQuery(token);
  if (reader) return <LeaveForm token={token} reader={reader} notice={notice} />;
  if (reader === null) return <WrongLink />;
  return (
    <>
      {!query.isError && <h1>{t('title.leaveNewsletter')}</h1>}
      <LoadState t={t} query={query} title={t('leave.unread')} lines={3} headingLevel={1} />
    </>
  );
};

const notices: readonly LeaveNotice[] = ['back', 'unavailable'];

/** Where the link in the newsletter's letters leads: whoever has the letter may stop them, signed in or not. */
export default function LeaveNewsletterPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const notice = notices.find((known) => known === query.get('notice')) ?? null;
  return (
    <PageFrame width="text">{token ? <Known key={token} token={token} notice={notice} /> : <WrongLink />}</PageFrame>
  );
}
