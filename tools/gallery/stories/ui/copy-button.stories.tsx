import { CopyButton } from '@shop/ui';
import { board, OnceShown, State } from '../../src/board.tsx';

export default { title: 'ui/CopyButton', component: CopyButton };

export const States = board(({ t }) => {
  const copy = { text: 'HELLO10', label: t('catalog:lottery.copy'), copiedLabel: t('catalog:lottery.copied') };
  return (
    <>
      <State is="regular">
        <CopyButton {...copy} />
      </State>
      <State is="quiet, small">
        <CopyButton {...copy} variant="quiet" size="small" />
      </State>
      <State is="copied">
        <OnceShown does={(place) => place.querySelector('button')?.click()}>
          <CopyButton {...copy} />
        </OnceShown>
      </State>
    </>
  );
});
