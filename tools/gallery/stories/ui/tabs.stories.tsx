import { Tabs } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import type { Spoken } from '../../src/spoken.ts';

export default { title: 'ui/Tabs', component: Tabs, tags: ['forced'] };

const items = ({ t }: Spoken, of: string) => [
  { id: `${of}-overview`, label: t('catalog:quickView.overview'), content: <p>{t('account:forgot.lead')}</p> },
  { id: `${of}-reviews`, label: t('catalog:quickView.reviews'), content: <p>{t('account:forgot.lead')}</p> },
  { id: `${of}-faq`, label: t('catalog:quickView.faq'), content: <p>{t('account:forgot.lead')}</p> },
  { id: `${of}-manuals`, label: t('catalog:quickView.manuals'), content: <p>{t('account:forgot.lead')}</p> },
];

export const States = board((spoken) => (
  <>
    <State is="the first chosen">
      <Tabs label={spoken.t('catalog:quickView.tabs')} items={items(spoken, 'first')} />
    </State>
    <State is="the third chosen">
      <Tabs label={spoken.t('catalog:quickView.tabs')} items={items(spoken, 'third')} selected="third-faq" />
    </State>
    <State is="pointed at" as="pointed-at">
      <Tabs label={spoken.t('catalog:quickView.tabs')} items={items(spoken, 'at')} selected="at-faq" />
    </State>
    <State is="reached by keyboard" as="focused">
      <Tabs label={spoken.t('catalog:quickView.tabs')} items={items(spoken, 'by')} />
    </State>
  </>
));
