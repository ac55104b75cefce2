import { useQuery } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { Loading, useTranslate } from 'react-admin';
import { releasesPaths, type ShownReleases } from '../../contract/releases.ts';
import { askOwn } from '../api/ask.ts';
import { Failed } from '../parts/failed.tsx';
import { useInstant } from '../parts/fields.tsx';
import { GuardedPage } from '../parts/guarded.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { Packages } from './packages.tsx';

type Change = ShownReleases['history'][number];

const History = ({ history }: Pick<ShownReleases, 'history'>) => {
  const translate = useTranslate();
  const instant = useInstant();
  const named = (name: string) => translate(`console.releases.${name}`);
  const said = ({ packages }: Change): string =>
    packages
      .map(({ name, live, candidate }) =>
        [name, live, candidate && translate('console.releases.with_candidate', { build: candidate })]
          .filter(Boolean)
          .join(' '),
      )
      .join(', ');
  if (history.length === 0) return <Nothing text="console.releases.none" />;
  return (
    <PlainTable
      label={named('history')}
      rows={history}
      keyOf={({ number }) => number}
      columns={[
        { label: named('at'), cell: ({ at }) => instant(at) },
        { label: named('by'), cell: ({ by }) => by },
        {
          label: named('command'),
          cell: ({ command }) => translate(`console.releases.did.${command}`, { _: command }),
        },
        { label: named('builds'), cell: said },
        { label: named('why'), cell: ({ why }) => why },
      ]}
    />
  );
};

/** What is live of the shop's packages, and who changed it. */
export const ReleasesPage = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['releases'],
    queryFn: () => askOwn<ShownReleases>(releasesPaths.read),
  });
  return (
    <GuardedPage resource="releases">
      <Typography>{translate('console.releases.text')}</Typography>
      {error && <Failed error={error} again={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && (
        <>
          <PagePart title="console.releases.packages">
            <Packages packages={data.packages} />
          </PagePart>
          <PagePart title="console.releases.history">
            <History history={data.history} />
          </PagePart>
        </>
      )}
    </GuardedPage>
  );
};
