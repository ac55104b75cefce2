import { useRef, useState, type DragEvent } from 'react';
import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface FileDropProps {
  /** Keys of the texts of the button, and of what stands beside it. */
  readonly label: string;
  readonly hint: string;
  /** Endings or media types, as of an input. */
  readonly accept: string;
  readonly isMany?: boolean;
  readonly isBusy?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** A button that chooses files, on a place where they can be dropped as well. */
export const FileDrop = ({ label, hint, accept, isMany = false, isBusy = false, onFiles }: FileDropProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const some = [...(files ?? [])].slice(0, isMany ? undefined : 1);
    if (some.length > 0 && !isBusy) onFiles(some);
  };
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNow && !isBusy);
  };
  return (
    <Box
      onDragEnter={over(true)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        flexWrap: 'wrap',
        padding: 2,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'grey.400',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <Button variant="outlined" startIcon={<UploadFile />} disabled={isBusy} onClick={() => input.current?.click()}>
        {translate(label)}
      </Button>
      <Typography variant="body2">{translate(hint)}</Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen once more, after it was changed.
          target.value = '';
        }}
      />
    </Box>
  );
};
