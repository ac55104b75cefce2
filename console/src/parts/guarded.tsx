import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { AccessDenied, CanAccess, Loading, Title } from 'react-admin';

/** A page that is no list of rows, for whoever may see its resource. */
export const GuardedPage = ({ resource, children }: { resource: string; children: ReactNode }) => (
  <CanAccess resource={resource} action="list" loading={<Loading />} accessDenied={<AccessDenied />}>
    <Title title={`console.${resource}.title`} />
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2 }}>{children}</Box>
  </CanAccess>
);
