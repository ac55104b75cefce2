import type { ReactNode } from 'react';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { LocalesMenuButton, Notification, useTranslate } from 'react-admin';
import { brand } from '@shop/contract';

/** What stands before the console: signing in, and accepting an invitation. */
export const Door = ({ title, children }: { title: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'start center',
        padding: 2,
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 440, marginTop: { xs: 2, sm: 8 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBottom: 1 }}>
          <Typography>{translate('console.title', { brand: brand.name })}</Typography>
          <LocalesMenuButton />
        </Box>
        <Card>
          <CardContent>
            <Typography variant="h5" component="h1" gutterBottom>
              {title}
            </Typography>
            {children}
          </CardContent>
        </Card>
      </Box>
      <Notification />
    </Box>
  );
};
