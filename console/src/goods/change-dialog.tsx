import { useState, type ReactNode } from 'react';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { ArrayField, Button, RecordContextProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { useInstant } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

type Preview = OperatorResult<'previewPrices'>;
/** Files of prices, or of products. */
export type GoodsKind = 'Prices' | 'Products';

/** What a file of one line would change, or what is wrong with it. */
const Previewed = ({ preview }: { preview: Preview }) => {
  const translate = useTranslate();
  const instant = useInstant();
  const [line] = preview.list;
  return (
    <Stack spacing={2}>
      {preview.errors.map(({ column, message }) => (
        <Alert key={column + message} severity="error">
          {column}: {message}
        </Alert>
      ))}
      {line === undefined && preview.errors.length === 0 && (
        <Alert severity="info">{translate('console.goods.unchanged')}</Alert>
      )}
      {line?.from && <Typography>{translate('console.goods.begins', { time: instant(line.from) })}</Typography>}
      {line && (
        <RecordContextProvider
          value={{ id: line.sku, changes: line.changes.map((one) => ({ ...one, id: one.column })) }}
        >
          <ArrayField source="changes">
            <Rows>
              <Column source="column" label="console.goods.column" />
              <Column source="before" label="console.goods.before" />
              <Column source="after" label="console.goods.after" />
            </Rows>
          </ArrayField>
        </RecordContextProvider>
      )}
    </Stack>
  );
};

/** Shows what a file of one line would do, and has it done. */
export const useGoodsChange = (kind: GoodsKind, then?: () => void) => {
  const [asked, setAsked] = useState<{ csv: string; sku: string; preview: Preview } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [notify, refresh, translate, wordsOf] = [useNotify(), useRefresh(), useTranslate(), useWordsOf()];

  const preview = async (sku: string, csv: string) => {
    setFault(null);
    setAsked({ csv, sku, preview: await ask(`preview${kind}`, { body: csv }) });
  };
  const apply = async () => {
    if (!asked) return;
    try {
      const { planned } = await ask(`apply${kind}`, { query: {}, body: asked.csv });
      notify(planned > 0 ? 'console.goods.planned' : 'console.goods.applied', {
        type: 'success',
        messageArgs: { sku: asked.sku },
      });
      setAsked(null);
      refresh();
      then?.();
    } catch (error) {
      setFault(wordsOf(error));
    }
  };
  const isGood = asked !== null && asked.preview.errors.length === 0 && asked.preview.list.length > 0;
  const dialog: ReactNode = (
    <Dialog open={asked !== null} fullWidth maxWidth="sm" aria-labelledby="goods-preview">
      <DialogTitle id="goods-preview">
        {translate('console.goods.preview')} · {asked?.sku}
      </DialogTitle>
      <DialogContent>
        {asked && <Previewed preview={asked.preview} />}
        {fault !== null && <Alert severity="error">{fault}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button label="console.goods.back" onClick={() => setAsked(null)} />
        <Button label="console.goods.apply" variant="contained" disabled={!isGood} onClick={() => void apply()} />
      </DialogActions>
    </Dialog>
  );
  return { preview, dialog };
};
