import { useState } from 'react';
import PriceChange from '@mui/icons-material/PriceChange';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { Button, DateInput, Form, SaveButton, TextInput, useTranslate } from 'react-admin';
import { fileOf, type GoodsRow } from '../data/goods.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { useMay } from '../parts/use-may.ts';
import { useGoodsChange } from './change-dialog.tsx';

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;

/** Changes the prices of one product or option, at once or from a day on, after a preview. */
export const PriceDialog = ({ row }: { row: GoodsRow }) => {
  const translate = useTranslate();
  const wordsOf = useWordsOf();
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { preview, dialog } = useGoodsChange('Prices', () => setOpen(false));
  const may = useMay('applyPrices');
  const send = async ({ valid_from, ...values }: Record<string, unknown>) => {
    const csv = fileOf(row, values, valid_from ? String(valid_from) : null);
    if (csv === null) return setFault(translate('console.goods.unchanged'));
    setFault(null);
    await preview(row.id, csv).catch((error: unknown) => setFault(wordsOf(error)));
  };
  if (!may) return null;
  return (
    <>
      <Button label="console.goods.price" startIcon={<PriceChange />} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} fullWidth maxWidth="sm" aria-labelledby={`price-${row.id}`}>
        <DialogTitle id={`price-${row.id}`}>
          {translate('console.goods.price')} · {row['name']} ({row.id})
        </DialogTitle>
        <Form record={{ ...row, stock_change: '' }} onSubmit={send} sanitizeEmptyValues={false}>
          <DialogContent>
            <Stack>
              <TextInput source="price" label="resources.prices.fields.price" slotProps={decimal} />
              <TextInput source="final_price" label="resources.prices.fields.final_price" slotProps={decimal} />
              <TextInput source="plus_price" label="resources.prices.fields.plus_price" slotProps={decimal} />
              <TextInput source="stock_change" label="resources.prices.fields.stock_change" slotProps={decimal} />
              <DateInput
                source="valid_from"
                label="resources.prices.fields.valid_from"
                helperText="console.goods.from_help"
              />
            </Stack>
            {fault !== null && <Alert severity="error">{fault}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button label="ra.action.cancel" onClick={() => setOpen(false)} />
            <SaveButton label="console.goods.preview" alwaysEnable icon={<></>} />
          </DialogActions>
        </Form>
      </Dialog>
      {dialog}
    </>
  );
};
