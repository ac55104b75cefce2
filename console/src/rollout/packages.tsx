import { useState } from 'react';
import Replay from '@mui/icons-material/Replay';
import Stop from '@mui/icons-material/StopCircle';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { releasesPaths, type ShownPackage, type ShownReleases } from '../../contract/releases.ts';
import { askOwn } from '../api/ask.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { useNumber } from '../parts/fields.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { PlainTable } from '../parts/plain-table.tsx';

interface ActionProps {
  readonly shown: ShownPackage;
  readonly kind: 'stop' | 'rollBack';
}

/** Ends a candidate, or makes the build before live again, once it is confirmed. */
const Action = ({ shown: { name, live, back }, kind }: ActionProps) => {
  const [notify, translate, wordsOf, queries] = [useNotify(), useTranslate(), useWordsOf(), useQueryClient()];
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const label = `console.releases.${kind}`;
  const close = () => {
    setOpen(false);
    setFault(null);
  };
  const carryOut = async () => {
    setSending(true);
    setFault(null);
    try {
      queries.setQueryData(['releases'], await askOwn<ShownReleases>(releasesPaths[kind], { name }));
      close();
      notify(translate(`${label}_done`, { name, build: kind === 'stop' ? live : back }), { type: 'success' });
    } catch (error) {
      setFault(wordsOf(error));
    }
    setSending(false);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={translate(`${label}_of`, { name })}
        startIcon={kind === 'stop' ? <Stop /> : <Replay />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {translate(label)}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isSending}
        title={translate(`${label}_of`, { name })}
        content={
          <Stack spacing={2}>
            <span>{translate(`${label}_text`, { name, build: kind === 'stop' ? live : back })}</span>
            {fault !== null && <Alert severity="error">{fault}</Alert>}
          </Stack>
        }
        confirm={label}
        onConfirm={() => void carryOut()}
        onClose={close}
      />
    </>
  );
};

/** The build that some visitors get, and what was met with it. */
const Candidate = ({ candidate }: Pick<ShownPackage, 'candidate'>) => {
  const translate = useTranslate();
  const number = useNumber();
  if (!candidate) return null;
  const { build, percent, views, failed, promote } = candidate;
  return (
    <>
      <div>{translate('console.releases.share', { build, percent })}</div>
      <Typography variant="body2" color="text.secondary">
        {translate('console.releases.counts', { views: number(views), failed: number(failed) })}
        {promote &&
          ` ${translate('console.releases.by_itself', { minutes: number(Math.ceil(promote.after / 60_000)), views: number(promote.views) })}`}
      </Typography>
    </>
  );
};

/** The host and each remote: its builds, and what an administrator may do without a key. */
export const Packages = ({ packages }: Pick<ShownReleases, 'packages'>) => {
  const translate = useTranslate();
  const named = (name: string) => translate(`console.releases.${name}`);
  if (packages.length === 0) return <Nothing text="console.releases.nothing" />;
  return (
    <PlainTable
      label={named('packages')}
      rows={packages}
      keyOf={({ name }) => name}
      columns={[
        { label: named('package'), cell: ({ name }) => name },
        { label: named('live'), cell: ({ live }) => live ?? named('not_live') },
        { label: named('back'), cell: ({ back }) => back ?? '–' },
        { label: named('candidate'), cell: ({ candidate }) => <Candidate candidate={candidate} /> },
        {
          label: named('newer'),
          cell: ({ name, newer, candidate }) =>
            newer
              .filter((build) => build !== candidate?.build)
              .map((build) => (
                <Box key={build}>
                  {build}{' '}
                  <code>
                    pnpm release promote {name} {build}
                  </code>
                </Box>
              )),
        },
        {
          label: named('actions'),
          cell: (shown) => (
            <Stack sx={{ alignItems: 'flex-start' }}>
              {shown.candidate && <Action shown={shown} kind="stop" />}
              {shown.back !== null && <Action shown={shown} kind="rollBack" />}
            </Stack>
          ),
        },
      ]}
    />
  );
};
