import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h6" component="h2">
        {translate('console.invitation.codes_title')}
      </Typography>
      <Alert severity="warning">{translate('console.invitation.codes_text')}</Alert>
      <Box component="ul" translate="no" sx={{ fontFamily: 'monospace', columns: { sm: 2 } }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </>
  );
};
