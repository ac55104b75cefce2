import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PlainTable } from '../parts/plain-table.tsx';

export interface RemarksProps {
  readonly remarks: readonly { line: number; message: string }[];
  /** How many there are; absent where all are here. */
  readonly remarks_total?: number;
  /** Key of what lines are of; without it those of the other shop's file. */
  readonly line?: string;
}

/** What cannot be taken over as it is, by the line of the file. */
export const Remarks = ({
  remarks,
  remarks_total: total = remarks.length,
  line: ofLine = 'console.moving.remark_line',
}: RemarksProps) => {
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
            { label: translate(ofLine), isNumber: true, cell: ({ line }) => line },
            { label: translate('console.moving.remark'), cell: ({ message }) => message },
          ]}
        />
      </Box>
      {total > remarks.length && (
        <Typography>{translate('console.files.more_mistakes', { smart_count: remarks.length })}</Typography>
      )}
    </>
  );
};
