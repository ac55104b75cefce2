import EditNote from '@mui/icons-material/EditNote';
import { Box, Typography } from '@mui/material';
import { maxLength, required, TextInput, useTranslate } from 'react-admin';
import type { OperatorResult } from '@shop/contract/operator';
import { CallDialog } from '../parts/call-dialog.tsx';
import { useInstant } from '../parts/fields.tsx';
import { PagePart } from '../parts/page-part.tsx';

/** What the shop's people noted on an order for each other, and a dialog for another note. */
export const StaffNotes = ({ order, staff_notes }: OperatorResult<'order'>) => {
  const instant = useInstant();
  const translate = useTranslate();
  return (
    <PagePart title="console.orders.staff_notes">
      {staff_notes.length === 0 ? (
        <Typography color="text.secondary">{translate('console.orders.no_staff_notes')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
          {staff_notes.map(({ id, at, by, text }) => (
            <li key={id}>
              <Typography variant="body2" color="text.secondary">
                {[by, instant(at)].filter(Boolean).join(' · ')}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ marginTop: 1 }}>
        <CallDialog
          call="noteOrder"
          title="console.orders.add_note"
          icon={<EditNote />}
          text="console.orders.add_note_text"
          inputOf={({ text }) => ({ body: { order_id: order.order_id, text: String(text ?? '') } })}
          says={() => 'console.orders.noted'}
        >
          <TextInput
            source="text"
            label="console.orders.staff_note"
            multiline
            minRows={3}
            validate={[required(), maxLength(4000)]}
          />
        </CallDialog>
      </Box>
    </PagePart>
  );
};
