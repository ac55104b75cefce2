import type { ReactNode } from 'react';
import { Link } from '@mui/material';
import { useCanAccess, useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface RowLinkProps {
  readonly resource: string;
  readonly type: 'show' | 'edit';
  readonly id: string | number;
  readonly children: ReactNode;
}

/** Leads to the page of a row, for whoever has no mouse to press the row with as well. */
export const RowLink = ({ resource, type, id, children }: RowLinkProps) => {
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource, action: type });
  if (!canAccess) return children;
  return (
    <Link component={RouterLink} to={createPath({ resource, type, id })} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
};
