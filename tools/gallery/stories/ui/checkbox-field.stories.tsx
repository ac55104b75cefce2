import { CheckboxField } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/CheckboxField', component: CheckboxField, tags: ['forced'] };

export const States = board(({ t }) => (
  <>
    <State is="not chosen">
      <CheckboxField label={t('cart:address.save')} />
    </State>
    <State is="chosen, several lines">
      <CheckboxField label={t('account:create.newsletter')} defaultChecked />
    </State>
    <State is="reached by keyboard" as="focused">
      <CheckboxField label={t('cart:address.save')} />
    </State>
    <State is="wrong, with a link">
      <CheckboxField
        label={
          <>
            {t('account:create.agree')} <a href="#terms">{t('account:create.terms')}</a>
          </>
        }
        error={t('catalog:subscribe.mandatory')}
      />
    </State>
    <State is="disabled, with help">
      <CheckboxField label={t('account:newsletter.sms')} help={t('account:newsletter.noPhone')} disabled />
    </State>
  </>
));
