import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says, in place of a list’s rows, that there are none; `text` is a key. */
export const Nothing = ({ text }: { text: string }) => {
  const translate = useTranslate();
  return <Typography sx={{ padding: 2 }}>{translate(text)}</Typography>;
};
