import { addressLines } from '@shop/format';
import { Envelope, FirstViewEnd, VisuallyHidden, WholeWords } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import { address, productNames, regions } from '../../src/samples/products.ts';

export default {
  title: 'ui/Envelope, WholeWords, VisuallyHidden, FirstViewEnd',
  component: Envelope,
  subcomponents: { WholeWords, VisuallyHidden, FirstViewEnd },
};

export const States = board(({ t, language }) => (
  <>
    <State is="an address">
      <Envelope lines={addressLines(address, regions[language])} />
    </State>
    <State is="no line ends behind the hyphen of a short word">
      <p style={{ inlineSize: '8rem' }}>
        <WholeWords text={productNames[language][0]} />
      </p>
    </State>
    <State is="for screen readers only: nothing is seen">
      <VisuallyHidden>{t('host:skip')}</VisuallyHidden>
    </State>
    <State is="where the first view ends: nothing is seen">
      <FirstViewEnd on="phone" />
    </State>
  </>
));
