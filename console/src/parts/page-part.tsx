import type { ReactNode } from 'react';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface PagePartProps {
  /** Key of the text of its heading. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page, under a heading of its own. */
export const PagePart = ({ title, children }: PagePartProps) => {
  const translate = useTranslate();
  return (
    <Card variant="outlined">
      <CardContent sx={{ overflowX: 'auto', '& .MuiTableCell-root': { paddingInline: 1 } }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {translate(title)}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
};

/** What stands beside what, such as an amount beside its name. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, columnGap: 2, margin: 0 }}>
    {facts.map(([name, fact]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <dt>{name}</dt>
        <Box component="dd" sx={{ margin: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
          {fact}
        </Box>
      </Box>
    ))}
  </Box>
);
