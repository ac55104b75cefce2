import { Alert } from '@mui/material';
import { Button } from 'react-admin';
import { useWordsOf } from './call-dialog.tsx';

/** What could not be read, with a button that asks for it again. */
export const Failed = ({ error, again }: { error: unknown; again: () => void }) => {
  const wordsOf = useWordsOf();
  return (
    <Alert severity="error" action={<Button label="console.again" onClick={again} />}>
      {wordsOf(error)}
    </Alert>
  );
};
