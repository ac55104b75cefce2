import { useState } from 'react';
import { Alert, FormControlLabel, Stack, Switch } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Button, HttpError, Loading, useTranslate } from 'react-admin';
import type { FileBody, OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import type { GoodsKind } from '../goods/change-dialog.tsx';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { Failed } from '../parts/failed.tsx';
import { GoodsPreview } from './goods-preview.tsx';
import { MadePreview, type MadeKind } from './made-preview.tsx';

export type FileKind = GoodsKind | MadeKind;
type Outcome = OperatorResult<`apply${FileKind}`>;

interface FileImportProps {
  readonly kind: FileKind;
  readonly content: FileBody;
  readonly skuOf?: (line: number) => string;
  readonly onDone?: () => void;
}

/**
 * Shows what a file would do, and has it done. Where the file is another one, this has another `key`: what it shows is
 * asked for once, because a file of many lines takes the API a while.
 */
export const FileImport = ({ kind, content, skuOf, onDone }: FileImportProps) => {
  const translate = useTranslate();
  const wordsOf = useWordsOf();
  const [id] = useState(() => crypto.randomUUID());
  const [skips, setSkips] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', kind, id],
    queryFn: () => ask(`preview${kind}`, { body: content }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const apply = async () => {
    setSending(true);
    setUnsure(false);
    setFault(null);
    try {
      // Of categories all are made or none.
      const input = { ...(kind !== 'Categories' && { query: { skip_wrong: skips } }), body: content };
      setOutcome(await ask(`apply${kind}`, input as never)); // of this call
      onDone?.();
    } catch (failure) {
      setFault(wordsOf(failure));
      // No answer came: it may have been done, and units must not come twice.
      const isUnsure = failure instanceof HttpError && (failure.status === 0 || failure.status === 503);
      setUnsure(isUnsure);
      if (isUnsure) await refetch();
    }
    setSending(false);
  };
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading loadingPrimary="console.files.reading" loadingSecondary="" />;
  if (outcome)
    return (
      <Alert severity="success">
        {'made' in outcome
          ? translate(`console.files.done_${kind}`, { ...outcome })
          : translate('console.files.done', { ...outcome })}{' '}
        {outcome.errors_total > 0 && translate('console.files.left_out', { smart_count: outcome.errors_total })}
      </Alert>
    );
  const isWrong = data.errors_total > 0;
  const count = 'made' in data ? data.made : data.changed + data.planned;
  const isReady = count > 0 && (!isWrong || skips);
  return (
    <Stack spacing={2}>
      {'made' in data ? (
        <MadePreview kind={kind as MadeKind} preview={data} /> // by what it answers
      ) : (
        <GoodsPreview preview={data} {...(skuOf && { skuOf })} />
      )}
      {isWrong && (
        <>
          {!skips && <Alert severity="warning">{translate('console.files.refused')}</Alert>}
          {kind !== 'Categories' && (
            <FormControlLabel
              control={<Switch checked={skips} onChange={(_, isOn) => setSkips(isOn)} />}
              label={translate('console.files.skip_wrong')}
            />
          )}
        </>
      )}
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      {isUnsure && (
        <Alert severity="warning">
          {translate('made' in data ? 'console.files.unsure_made' : 'console.files.unsure')}
        </Alert>
      )}
      <Button
        label="console.files.import"
        variant="contained"
        size="medium"
        disabled={!isReady || isSending}
        onClick={() => void apply()}
        sx={{ alignSelf: 'start' }}
      />
    </Stack>
  );
};
