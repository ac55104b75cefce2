import Download from '@mui/icons-material/Download';
import { Button } from 'react-admin';
import { byteOrderMark } from '@shop/csv/write';
import { saveFile } from '../parts/save-file.ts';

/** Saves a file of a move. */
export const SaveCsv = ({ label, csv, name }: { label: string; csv: string; name: string }) => (
  <Button
    label={`console.moving.${label}`}
    startIcon={<Download />}
    onClick={() => saveFile(new Blob([byteOrderMark, csv], { type: 'text/csv' }), name)}
  />
);
