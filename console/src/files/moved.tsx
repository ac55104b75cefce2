import { useMemo, useState } from 'react';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Button, Loading, useTranslate } from 'react-admin';
import { csvOf } from '@shop/csv/write';
import type { OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { Failed } from '../parts/failed.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { FileImport } from './file-import.tsx';
import { sameNames, skusByLine, withCategories, type Mapping } from './moved-goods.ts';
import { Remarks } from './remarks.tsx';
import { SaveCsv } from './save-csv.tsx';

type Converted = OperatorResult<'convertProducts'>;

/** Those of their categories that are none of ours, to be made once somebody has written paths and names. */
const newCategories = (unknown: Converted['categories']): string[][] => [
  ['theirs', 'ours', 'name_en', 'name_fr'],
  ...unknown.map(({ theirs }) => [theirs, '', '', '']),
];

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
  const unknown = categories.filter(({ theirs }) => mapping[theirs] === undefined);
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
            {unknown.length > 0 && (
              <SaveCsv label="save_categories" csv={csvOf(newCategories(unknown))} name="categories.csv" />
            )}
            <SaveCsv label="save_products" csv={csv} name="products.csv" />
            <Typography variant="body2">{translate('console.moving.preview_text')}</Typography>
          </Box>
        </Stack>
      </PagePart>
      {asked && (
        <PagePart title="console.moving.third">
          <Stack spacing={2}>
            {asked.csv !== csv && !isDone && <Alert severity="warning">{translate('console.moving.again')}</Alert>}
            <FileImport
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
