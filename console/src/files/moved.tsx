import { useMemo, useState } from 'react';
import Download from '@mui/icons-material/Download';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Button, Loading, useTranslate } from 'react-admin';
import { byteOrderMark, csvOf } from '@shop/csv/write';
import type { OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { Failed } from '../parts/failed.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { saveFile } from '../parts/save-file.ts';
import { CategoriesTable } from './categories-table.tsx';
import { GoodsImport } from './goods-import.tsx';
import { sameNames, skusByLine, withCategories, type Mapping } from './moved-goods.ts';

type Converted = OperatorResult<'convertProducts'>;

const SaveCsv = ({ label, csv, name }: { label: string; csv: string; name: string }) => (
  <Button
    label={`console.moving.${label}`}
    startIcon={<Download />}
    onClick={() => saveFile(new Blob([byteOrderMark, csv], { type: 'text/csv' }), name)}
  />
);

/** What cannot be taken over as it is, by the line of the other shop’s file. */
const Remarks = ({ remarks }: Pick<Converted, 'remarks'>) => {
  const translate = useTranslate();
  if (remarks.length === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h3">
        {translate('console.moving.remarks')}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={translate('console.moving.remarks')}
        sx={{ maxHeight: 320, overflow: 'auto' }}
      >
        <PlainTable
          label={translate('console.moving.remarks')}
          rows={remarks}
          keyOf={(_, place) => place}
          columns={[
            { label: translate('console.moving.remark_line'), isNumber: true, cell: ({ line }) => line },
            { label: translate('console.moving.remark'), cell: ({ message }) => message },
          ]}
        />
      </Box>
    </>
  );
};

/** A file of another shop that was read: its categories are given ours, then it is previewed and imported. */
export const Moved = ({ converted }: { converted: Converted }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Mapping | null>(null);
  const [asked, setAsked] = useState<{ csv: string; count: number } | null>(null);
  const [isDone, setDone] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['categories'],
    queryFn: () => ask('categories', { query: {} }),
  });
  const { products, options, pictures, categories, remarks } = converted;
  const ours = data?.list;
  const mapping = useMemo(
    () =>
      typed ??
      sameNames(
        categories.map(({ theirs }) => theirs),
        ours ?? [],
      ),
    [typed, categories, ours],
  );
  // A file may have thousands of lines, and what else is typed on the page changes none of them.
  const csv = useMemo(() => withCategories(converted.csv, mapping), [converted, mapping]);
  const skus = useMemo(() => asked && skusByLine(asked.csv), [asked]);
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PagePart title="console.moving.second">
        <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
          <Typography>{translate('console.moving.found', { products, options, pictures: pictures.length })}</Typography>
          <Remarks remarks={remarks} />
          {categories.length > 0 && (
            <>
              <Typography variant="h6" component="h3">
                {translate('console.moving.categories')}
              </Typography>
              <CategoriesTable theirs={categories} ours={data.list} mapping={mapping} onChange={setTyped} />
            </>
          )}
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button
              label="console.moving.preview"
              variant="contained"
              size="medium"
              disabled={products === 0}
              onClick={() => setAsked((before) => ({ csv, count: (before?.count ?? 0) + 1 }))}
            />
            <SaveCsv label="save_products" csv={csv} name="products.csv" />
            <Typography variant="body2">{translate('console.moving.preview_text')}</Typography>
          </Box>
        </Stack>
      </PagePart>
      {asked && (
        <PagePart title="console.moving.third">
          <Stack spacing={2}>
            {asked.csv !== csv && !isDone && <Alert severity="warning">{translate('console.moving.again')}</Alert>}
            <GoodsImport
              key={asked.count}
              kind="Products"
              content={asked.csv}
              skuOf={(line) => skus?.get(line) ?? ''}
              onDone={() => setDone(true)}
            />
          </Stack>
        </PagePart>
      )}
      {isDone && (
        <PagePart title="console.moving.fourth">
          <Typography gutterBottom>{translate('console.moving.afterwards')}</Typography>
          <SaveCsv label="save_translate" csv={converted.translate} name="translate.csv" />
          <SaveCsv
            label="save_pictures"
            csv={csvOf([['sku', 'url'], ...pictures.map(({ sku, url }) => [sku, url])])}
            name="pictures.csv"
          />
        </PagePart>
      )}
    </>
  );
};
