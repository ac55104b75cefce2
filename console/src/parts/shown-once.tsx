import { useState } from 'react';
import { Alert, Stack, TextField } from '@mui/material';
import { Button, useTranslate } from 'react-admin';

/** A secret that is told once, to be copied. */
export const ShownOnce = ({ label, text, secret }: { label: string; text?: string; secret: string }) => {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{translate(text ?? 'console.once.text')}</Alert>
      <TextField
        label={label}
        value={secret}
        multiline
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <Button
        label={isCopied ? 'console.once.copied' : 'console.once.copy'}
        onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
      />
    </Stack>
  );
};
