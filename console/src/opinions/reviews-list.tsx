import { FunctionField, List, type RaRecord } from 'react-admin';
import { allFilter } from '../parts/all-filter.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, StateField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

const Decide = ({ id, state }: { id: number; state: 'shown' | 'hidden' }) => (
  <CallDialog
    call="decideReview"
    title={state === 'shown' ? 'console.opinions.show' : 'console.opinions.hide'}
    text={state === 'hidden' ? 'console.opinions.hide_text' : undefined}
    isGrave={state === 'hidden'}
    inputOf={() => ({ body: { id, state } })}
    says={() => `console.opinions.${state}`}
  />
);

export const ReviewsList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows>
      <Column source="created_at">
        <InstantField source="created_at" day />
      </Column>
      <Column source="sku" />
      <Column source="author" />
      <Column source="stars" align="right" />
      <Column source="title" />
      <Column source="text" />
      <Column source="answer" />
      <Column source="state">
        <StateField source="state" />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id, state, answer }: RaRecord) => (
            <>
              {state !== 'shown' && <Decide id={Number(id)} state="shown" />}
              {state !== 'hidden' && <Decide id={Number(id)} state="hidden" />}
              {answer === null && <AnswerDialog call="replyToReview" id={Number(id)} />}
            </>
          )}
        />
      </Column>
    </Rows>
  </List>
);
