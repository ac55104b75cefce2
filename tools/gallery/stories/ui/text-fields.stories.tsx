import { FieldNotes, IconButton, TextAreaField, TextField } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default {
  title: 'ui/TextField, TextAreaField',
  component: TextField,
  subcomponents: { TextAreaField, FieldNotes },
  tags: ['forced'],
};

export const States = board(({ t }) => (
  <>
    <State is="empty">
      <TextField label={t('cart:address.postcode')} placeholder="A1B 2C3" />
    </State>
    <State is="filled, pointed at" as="pointed-at">
      <TextField label={t('cart:address.firstname')} defaultValue="Marie-Ève" />
    </State>
    <State is="reached by keyboard" as="focused">
      <TextField label={t('cart:address.firstname')} defaultValue="Marie-Ève" />
    </State>
    <State is="optional, with help">
      <TextField
        label={t('cart:address.telephone')}
        optionalLabel={t('cart:address.optional')}
        help={t('cart:address.telephoneHelp')}
      />
    </State>
    <State is="wrong, with help">
      <TextField
        label={t('cart:address.email')}
        help={t('cart:address.emailHelp')}
        error={t('catalog:subscribe.invalid')}
        defaultValue="marie-eve@"
      />
    </State>
    <State is="disabled">
      <TextField label={t('cart:address.country')} disabled defaultValue={t('cart:address.canada')} />
    </State>
    <State is="with a button in it">
      <TextField
        type="password"
        label={t('account:signIn.password')}
        defaultValue="Boreal2026"
        end={<IconButton icon="eye" label={t('account:passwordField.show')} />}
      />
    </State>
    <State is="several lines">
      <TextAreaField label={t('account:writeReview.detail')} defaultValue={t('account:forgot.lead')} />
    </State>
    <State is="several lines, wrong">
      <TextAreaField label={t('account:writeReview.detail')} error={t('catalog:subscribe.mandatory')} />
    </State>
    <State is="several lines, disabled">
      <TextAreaField label={t('account:writeReview.detail')} disabled />
    </State>
    <State is="the lines below a control of one’s own">
      <FieldNotes id="notes" help={t('cart:address.emailHelp')} error={t('catalog:subscribe.mandatory')} />
    </State>
  </>
));
