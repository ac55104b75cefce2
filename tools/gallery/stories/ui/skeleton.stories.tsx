import { Skeleton } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Skeleton', component: Skeleton, tags: ['no-words', 'forced'] };

const half = { inlineSize: '50%' };

export const States = board(() => (
  <>
    <State is="card">
      <div style={half}>
        <Skeleton shape="card" />
      </div>
    </State>
    <State is="lines: 3">
      <Skeleton shape="lines" />
    </State>
    <State is="lines: 1">
      <Skeleton shape="lines" lines={1} />
    </State>
    <State is="block, as high as a control">
      <Skeleton shape="block" height="control" />
    </State>
    <State is="block, as high as a panel">
      <Skeleton shape="block" height="panel" />
    </State>
    <State is="block, as high as a picture">
      <div style={half}>
        <Skeleton shape="block" height="picture" />
      </div>
    </State>
  </>
));
