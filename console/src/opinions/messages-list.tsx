import { useState } from 'react';
import Image from '@mui/icons-material/Image';
import Reply from '@mui/icons-material/Reply';
import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Button, FunctionField, List, Loading, required, TextInput, useTranslate, type RaRecord } from 'react-admin';
import { ask } from '../api/ask.ts';
import { OrderLink } from '../orders/order-link.tsx';
import { allFilter } from '../parts/all-filter.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { InstantField, WordField } from '../parts/fields.tsx';
import { Column, Rows } from '../parts/table.tsx';

const Pictures = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['messagePictures', id],
    queryFn: () => ask('messagePictures', { query: { id } }),
  });
  if (!data) return <Loading />;
  return data.list.map(({ content }, place) => (
    <img
      key={content.slice(-40)}
      src={`data:image/webp;base64,${content}`}
      alt={translate('console.opinions.picture', { smart_count: place + 1 })}
      style={{ maxWidth: '100%' }}
    />
  ));
};

const PicturesButton = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="console.opinions.pictures" startIcon={<Image />} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={`pictures-${id}`}>
        <DialogTitle id={`pictures-${id}`}>{translate('console.opinions.pictures')}</DialogTitle>
        <DialogContent>
          <Pictures id={id} />
        </DialogContent>
      </Dialog>
    </>
  );
};

export const MessagesList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows>
      <Column source="created_at">
        <InstantField source="created_at" />
      </Column>
      <Column source="number" />
      <Column source="topic">
        <WordField source="topic" list="topic" />
      </Column>
      <Column source="order_id">
        <FunctionField render={({ order_id }: RaRecord) => order_id && <OrderLink order={order_id} />} />
      </Column>
      <Column source="email" />
      <Column source="message" />
      <Column source="answer" />
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id, email, answer, pictures }: RaRecord) => (
            <>
              {pictures > 0 && <PicturesButton id={Number(id)} />}
              {answer === null && (
                <CallDialog
                  call="answerMessage"
                  title="console.opinions.answer"
                  icon={<Reply />}
                  text={['console.opinions.message_text', { email }]}
                  inputOf={(values) => ({ body: { id: Number(id), text: String(values['words'] ?? '') } })}
                  says={() => 'console.opinions.message_sent'}
                >
                  <TextInput source="words" label="console.opinions.text" multiline minRows={6} validate={required()} />
                </CallDialog>
              )}
            </>
          )}
        />
      </Column>
    </Rows>
  </List>
);
