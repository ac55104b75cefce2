import type { ReactNode } from 'react';
import { DataTable, type DataTableColumnProps, type DataTableProps } from 'react-admin';

/** Rows come in the order in which the API has them. */
export const Column = (props: DataTableColumnProps) => <DataTable.Col disableSort {...props} />;

/** A list's rows; nothing is done to several at once. */
export const Rows = ({ children, ...props }: DataTableProps & { children: ReactNode }) => (
  <DataTable bulkActionButtons={false} rowClick={false} sx={{ overflowX: 'auto' }} {...props}>
    {children}
  </DataTable>
);
