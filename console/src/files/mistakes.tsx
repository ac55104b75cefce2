import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { PlainTable } from '../parts/plain-table.tsx';

export interface MistakesProps extends Pick<OperatorResult<'previewProducts'>, 'errors' | 'errors_total'> {
  /** What stands in a line of the file, where whoever reads it has not written it. */
  readonly skuOf?: (line: number) => string;
}

/** What is wrong with a file, each by its line. */
export const Mistakes = ({ errors, errors_total, skuOf }: MistakesProps) => {
  const translate = useTranslate();
  const named = (name: string) => translate(`console.files.${name}`);
  if (errors.length === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h3">
        {named('mistakes')}
      </Typography>
      <PlainTable
        label={named('mistakes')}
        rows={errors}
        keyOf={(_, place) => place}
        columns={[
          { label: named('line'), isNumber: true, cell: ({ line }) => line },
          ...(skuOf ? [{ label: named('sku'), cell: ({ line }: { line: number }) => skuOf(line) }] : []),
          { label: named('column'), cell: ({ column }) => column },
          { label: named('message'), cell: ({ message }) => message },
        ]}
      />
      {errors_total > errors.length && (
        <Typography>{translate('console.files.more_mistakes', { smart_count: errors.length })}</Typography>
      )}
    </>
  );
};
