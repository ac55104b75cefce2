import type { IconName } from '@shop/ui';
import { FactCard, FactCards } from '../../parts/fact-card.tsx';
import type { PlusInfo } from './endpoints.ts';

const icons: Readonly<Record<string, IconName>> = {
  discount: 'star',
  'first-order': 'cart',
  points: 'plus',
  'points-value': 'check',
  warranty: 'shield',
};

/** Benefits of a member (MEM-001). */
export const Benefits = ({ benefits }: { benefits: PlusInfo['benefits'] }) => (
  <FactCards>
    {benefits.map(({ code, title, text }) => (
      <FactCard key={code} icon={icons[code] ?? 'star'} title={title}>
        {text}
      </FactCard>
    ))}
  </FactCards>
);
