import { useState } from 'react';
import { Alert, Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Button, Loading, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ask, bodyOf } from '../api/ask.ts';
import { rowsIn, type GoodsRow } from '../data/goods.ts';
import { useWordsOf } from '../parts/call-dialog.tsx';
import { Failed } from '../parts/failed.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { useMay } from '../parts/use-may.ts';

const pictureFiles = 'image/jpeg,image/png,image/webp,image/avif';

/** Addresses of pictures, as a cell has them. */
const addressesIn = (cell: unknown): string[] =>
  String(cell ?? '')
    .split('|')
    .map((address) => address.trim())
    .filter(Boolean);

interface PicturesProps {
  readonly sku: string;
  readonly pictures: readonly string[];
  /** Takes them in another order, or without some; absent where that is not done here. */
  readonly onOrder?: (pictures: readonly string[]) => void;
}

const Pictures = ({ sku, pictures, onOrder }: PicturesProps) => {
  const translate = useTranslate();
  if (pictures.length === 0) return <Typography>{translate('console.pictures.none')}</Typography>;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
      {pictures.map((address, place) => (
        <Box component="li" key={address} sx={{ display: 'grid', justifyItems: 'start', alignContent: 'start' }}>
          <img
            src={address}
            alt={translate('console.pictures.picture', { place: place + 1, sku })}
            width={120}
            height={150}
            loading="lazy"
            style={{ objectFit: 'contain', background: '#fff' }}
          />
          {onOrder && place > 0 && (
            <Button
              label="console.pictures.make_first"
              onClick={() => onOrder([address, ...pictures.filter((other) => other !== address)])}
            />
          )}
          {onOrder && (
            <Button
              label="console.pictures.remove"
              onClick={() => onOrder(pictures.filter((other) => other !== address))}
            />
          )}
        </Box>
      ))}
    </Box>
  );
};

/** Adds dropped pictures to a product or option, one after the other, and says what became of each. */
const AddPictures = ({ sku, onAdded }: { sku: string; onAdded: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const wordsOf = useWordsOf();
  const [isFirst, setFirst] = useState(false);
  const [adding, setAdding] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const add = async (files: readonly File[]) => {
    const failed: string[] = [];
    setFaults([]);
    // Each goes before those that are there: the last one given stands first.
    for (const file of isFirst ? files.toReversed() : files) {
      setAdding(file.name);
      try {
        await ask('addProductPicture', { query: { sku, first: isFirst || undefined }, body: bodyOf(file) });
      } catch (error) {
        failed.push(translate('console.pictures.failed', { name: file.name, message: wordsOf(error) }));
      }
    }
    setAdding(null);
    setFaults(failed);
    const count = files.length - failed.length;
    if (count === 0) return;
    notify('console.pictures.added', { type: 'success', messageArgs: { smart_count: count } });
    await onAdded();
  };
  return (
    <Stack spacing={1}>
      <FileDrop
        label="console.pictures.add"
        hint="console.files.drop_pictures"
        accept={pictureFiles}
        isMany
        isBusy={adding !== null}
        onFiles={(files) => void add(files)}
      />
      <FormControlLabel
        control={<Switch checked={isFirst} onChange={(_, isOn) => setFirst(isOn)} />}
        label={translate('console.pictures.first')}
      />
      <Typography role="status">{adding !== null && translate('console.pictures.adding', { name: adding })}</Typography>
      {faults.map((fault) => (
        <Alert key={fault} severity="error">
          {fault}
        </Alert>
      ))}
    </Stack>
  );
};

/** The pictures of a product and of its options. New ones are added at once; another order is part of the form. */
export const ProductPictures = ({ sku }: { sku: string }) => {
  const translate = useTranslate();
  const may = useMay('addProductPicture');
  const { setValue } = useFormContext();
  const own = addressesIn(useWatch({ name: 'pictures' }));
  const { data, error, refetch } = useQuery({
    queryKey: ['goodsOf', sku],
    queryFn: async () => rowsIn((await ask('exportProducts', { query: { sku } })).csv),
  });
  const order = (pictures: readonly string[], isTyped: boolean) =>
    setValue('pictures', pictures.join(' | '), { shouldDirty: isTyped });
  const added = async (row: GoodsRow) => {
    const known = new Set(addressesIn(row['pictures']));
    const { data: rows = [] } = await refetch();
    const now = addressesIn(rows.find(({ id }) => id === row.id)?.['pictures']);
    if (row.id !== sku) return;
    // What was typed meanwhile stays, and what is new comes to it where it stands.
    const fresh = now.filter((address) => !known.has(address));
    const isBefore = fresh.includes(now[0] ?? '');
    order(isBefore ? [...fresh, ...own] : [...own, ...fresh], false);
  };
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2">
        {translate('console.pictures.rules')} {translate('console.pictures.later')}
      </Typography>
      {data.map((row) => (
        <Stack
          key={row.id}
          spacing={1}
          component="section"
          aria-label={translate('console.pictures.of', { sku: row.id })}
        >
          {data.length > 1 && (
            <Typography component="h3" variant="subtitle1">
              {translate('console.pictures.of', { sku: row.id })}
            </Typography>
          )}
          {row.id === sku ? (
            <Pictures sku={row.id} pictures={own} onOrder={(pictures) => order(pictures, true)} />
          ) : (
            <Pictures sku={row.id} pictures={addressesIn(row['pictures'])} />
          )}
          {may && <AddPictures sku={row.id} onAdded={() => added(row)} />}
        </Stack>
      ))}
    </Stack>
  );
};
