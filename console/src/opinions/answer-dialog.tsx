import Reply from '@mui/icons-material/Reply';
import { required, TextInput } from 'react-admin';
import { CallDialog, type Said } from '../parts/call-dialog.tsx';

interface AnswerDialogProps {
  readonly call: 'replyToReview' | 'answerQuestion';
  readonly id: number;
  readonly text?: Said;
}

/** Words of the shop below what somebody wrote. */
export const AnswerDialog = ({ call, id, text }: AnswerDialogProps) => (
  <CallDialog
    call={call}
    title={call === 'replyToReview' ? 'console.opinions.reply' : 'console.opinions.answer'}
    icon={<Reply />}
    text={text}
    inputOf={(values) => ({ body: { id, text: String(values['words'] ?? '') } })}
    says={({ is_told }) => (is_told ? 'console.opinions.told' : 'console.opinions.untold')}
  >
    <TextInput source="words" label="console.opinions.text" multiline minRows={4} validate={required()} />
  </CallDialog>
);
