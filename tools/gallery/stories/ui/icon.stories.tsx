import { Icon, type IconName } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Icon', component: Icon, tags: ['no-words'] };

const names: Record<IconName, true> = {
  search: true,
  cart: true,
  heart: true,
  account: true,
  bell: true,
  menu: true,
  close: true,
  chevron: true,
  check: true,
  warning: true,
  star: true,
  truck: true,
  shield: true,
  return: true,
  plus: true,
  minus: true,
  trash: true,
  globe: true,
  eye: true,
  lock: true,
  copy: true,
  pause: true,
  play: true,
  ruler: true,
  cube: true,
  chair: true,
};

const inARow = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } as const;

export const States = board(() => (
  <>
    <State is="all of them, in the order of their names">
      <div style={inARow}>
        {Object.keys(names)
          .toSorted()
          .map((name) => (
            <Icon key={name} name={name as IconName} size={32} label={name} />
          ))}
      </div>
    </State>
    <State is="sizes">
      <div style={inARow}>
        {([16, 20, 24, 32, 48] as const).map((size) => (
          <Icon key={size} name="heart" size={size} />
        ))}
        {([16, 20, 24, 32, 48] as const).map((size) => (
          <Icon key={size} name="chevron" size={size} />
        ))}
      </div>
    </State>
    <State is="filled">
      <div style={inARow}>
        <Icon name="heart" filled />
        <Icon name="star" filled />
      </div>
    </State>
    <State is="turned: right, down, left, up">
      <div style={inARow}>
        <Icon name="chevron" />
        <Icon name="chevron" turn="down" />
        <Icon name="chevron" turn="left" />
        <Icon name="chevron" turn="up" />
      </div>
    </State>
  </>
));
