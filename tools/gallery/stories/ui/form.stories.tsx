import { Button, CheckboxField, Fieldset, Form, FormOutcome, SubmitButton, TextField } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Form, Fieldset', component: Form, subcomponents: { Fieldset, FormOutcome, SubmitButton } };

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
    <State is="on its way">
      <Form busy withoutScripts={t('catalog:delivery.needsScripts')}>
        <SubmitButton>{t('cart:address.continue')}</SubmitButton>
      </Form>
    </State>
    <State is="refused, said above the fields">
      <Form
        news={{ tone: 'trouble', text: t('host:failure.categoriesFailed') }}
        withoutScripts={t('catalog:delivery.needsScripts')}
      >
        <FormOutcome />
        <TextField label={t('cart:address.email')} />
        <Button type="submit">{t('cart:address.continue')}</Button>
      </Form>
    </State>
  </>
));
