import { LanguageLink, PlainHeader } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/PlainHeader', component: PlainHeader, subcomponents: { LanguageLink }, tags: ['wide'] };

export const States = board(({ language }) => (
  <>
    <State is="regular">
      <PlainHeader
        brand="Boréal"
        homeHref="#home"
        language={
          language === 'en'
            ? { code: 'fr', href: '#fr', label: 'Français' }
            : { code: 'en', href: '#en', label: 'English' }
        }
      />
    </State>
    <State is="its link alone">
      <LanguageLink href={language === 'en' ? '#fr' : '#en'} lang={language === 'en' ? 'fr' : 'en'}>
        {language === 'en' ? 'Français' : 'English'}
      </LanguageLink>
    </State>
  </>
));
