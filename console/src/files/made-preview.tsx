import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { PlainTable } from '../parts/plain-table.tsx';
import { Mistakes } from './mistakes.tsx';
import { Remarks } from './remarks.tsx';

/** Files whose rows become something new, or change nothing. */
export type MadeKind = 'Categories' | 'Customers' | 'PastOrders';
type Preview = OperatorResult<`preview${MadeKind}`>;

const NewCategories = ({ list }: { list: OperatorResult<'previewCategories'>['list'] }) => {
  const translate = useTranslate();
  const named = (name: string) => translate(`console.files.${name}`);
  if (list.length === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h3">
        {named('new_categories')}
      </Typography>
      <PlainTable
        label={named('new_categories')}
        rows={list}
        keyOf={({ line }) => line}
        columns={[
          { label: named('line'), isNumber: true, cell: ({ line }) => line },
          { label: named('path'), cell: ({ path }) => path },
          { label: translate('console.goods.english'), cell: ({ name }) => name.en },
          { label: translate('console.goods.french'), cell: ({ name }) => name.fr },
        ]}
      />
    </>
  );
};

/** What a file would make, what it leaves out, and what is wrong with it. */
export const MadePreview = ({ kind, preview }: { kind: MadeKind; preview: Preview }) => {
  const translate = useTranslate();
  const { made, unchanged, errors, errors_total } = preview;
  return (
    <Stack spacing={2}>
      <Alert severity={errors_total > 0 ? 'warning' : 'info'}>
        {made + errors_total === 0
          ? translate('console.files.nothing_new')
          : translate(`console.files.outcome_${kind}`, {
              made,
              unchanged,
              errors: errors_total,
              subscribed: 'subscribed' in preview ? preview.subscribed : 0,
            })}
      </Alert>
      <Mistakes errors={errors} errors_total={errors_total} />
      {'remarks' in preview && (
        <Remarks remarks={preview.remarks} remarks_total={preview.remarks_total} line="console.files.line" />
      )}
      {'list' in preview && <NewCategories list={preview.list} />}
    </Stack>
  );
};
