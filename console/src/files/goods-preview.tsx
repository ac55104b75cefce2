import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { useInstant } from '../parts/fields.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { Mistakes, type MistakesProps } from './mistakes.tsx';

type Preview = OperatorResult<'previewProducts'>;
type Line = Preview['list'][number];

const changesOf = ({ changes }: Line): string =>
  changes.map(({ column, before, after }) => `${column}: ${before} → ${after}`).join('; ');

interface GoodsPreviewProps extends Pick<MistakesProps, 'skuOf'> {
  readonly preview: Preview;
}

/** What a file would change, and what is wrong with it, each by its line. */
export const GoodsPreview = ({ preview, skuOf }: GoodsPreviewProps) => {
  const translate = useTranslate();
  const instant = useInstant();
  const { list, errors, errors_total, changed, planned, unchanged } = preview;
  const named = (name: string) => translate(`console.files.${name}`);
  const begins = (from: string | null) =>
    from === null ? '' : ` (${translate('console.files.begins', { time: instant(from) })})`;
  const whole = changed + planned;
  return (
    <Stack spacing={2}>
      <Alert severity={errors_total > 0 ? 'warning' : 'info'}>
        {whole + errors_total === 0
          ? named('nothing')
          : translate('console.files.outcome', { changed, planned, unchanged, errors: errors_total })}
      </Alert>
      <Mistakes errors={errors} errors_total={errors_total} {...(skuOf && { skuOf })} />
      {list.length > 0 && (
        <>
          <Typography variant="h6" component="h3">
            {named('changes')}
          </Typography>
          <PlainTable
            label={named('changes')}
            rows={list}
            keyOf={({ line }) => line}
            columns={[
              { label: named('line'), isNumber: true, cell: ({ line }) => line },
              { label: named('sku'), cell: ({ sku }) => sku },
              { label: named('name'), cell: ({ name }) => name },
              {
                label: named('change'),
                cell: (line) =>
                  (line.is_new
                    ? translate('console.files.is_new', {
                        columns: line.changes.map(({ column }) => column).join(', '),
                      })
                    : changesOf(line)) + begins(line.from),
              },
            ]}
          />
          {whole > list.length && (
            <Typography>{translate('console.files.more_changes', { smart_count: list.length })}</Typography>
          )}
        </>
      )}
    </Stack>
  );
};
