import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';

interface PlainColumn<Row> {
  readonly label: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface PlainTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, place: number) => string | number;
  readonly columns: readonly PlainColumn<Row>[];
}

const asNumber = { align: 'right', sx: { width: '1%', whiteSpace: 'nowrap', verticalAlign: 'top' } } as const;

/** A table of what is no resource’s rows: there is nothing to sort and nothing to open. */
export const PlainTable = <Row,>({ label, rows, keyOf, columns }: PlainTableProps<Row>) => (
  <Table size="small" aria-label={label}>
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <TableCell key={column.label} {...(column.isNumber && asNumber)}>
            {column.label}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row, place) => (
        <TableRow key={keyOf(row, place)}>
          {columns.map((column) => (
            <TableCell
              key={column.label}
              sx={{ overflowWrap: 'break-word', verticalAlign: 'top' }}
              {...(column.isNumber && asNumber)}
            >
              {column.cell(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
