import { Button, CheckboxField, Fieldset, Form, TextField } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Form, Fieldset', component: Form, subcomponents: { Fieldset } };

export const States = board(({ t }) => (
  <>
    <State is="a form with groups of fields">
      <Form withoutScripts={t('catalog:delivery.needsScripts')}>
        <Fieldset legend={t('cart:address.contact')}>
          <TextField label={t('cart:address.email')} help={t('cart:address.emailHelp')} />
          <CheckboxField label={t('cart:address.save')} />
          <Button type="submit">{t('cart:address.continue')}</Button>
        </Fieldset>
      </Form>
    </State>
  </>
));
