import { FunctionField, List, type RaRecord } from 'react-admin';
import { allFilter } from '../parts/all-filter.tsx';
import { InstantField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

export const QuestionsList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows>
      <Column source="created_at">
        <InstantField source="created_at" day />
      </Column>
      <Column source="sku" />
      <Column source="author" />
      <Column source="language" />
      <Column source="text" />
      <Column source="answer" />
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id, answer }: RaRecord) =>
            answer === null && (
              <AnswerDialog call="answerQuestion" id={Number(id)} text="console.opinions.answer_text" />
            )
          }
        />
      </Column>
    </Rows>
  </List>
);
