import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { GuardedPage } from '../parts/guarded.tsx';
import { useMay } from '../parts/use-may.ts';
import { MovingAccounts } from './moving-accounts.tsx';
import { MovingGoods } from './moving-goods.tsx';

type Kind = 'Products' | 'Customers' | 'PastOrders';

/** Takes in what another shop has, one file after the other: products, then customers, then what they ordered. */
export const MovingPage = () => {
  const translate = useTranslate();
  const [kind, setKind] = useState<Kind>('Products');
  // Whoever looks after the goods alone has no use for a choice.
  const kinds: readonly Kind[] = useMay('applyCustomers') ? ['Products', 'Customers', 'PastOrders'] : [];
  return (
    <GuardedPage resource="moving">
      {kinds.length > 0 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={kind}
          onChange={(_, next: Kind | null) => next !== null && setKind(next)}
          aria-label={translate('console.moving.what')}
          sx={{ flexWrap: 'wrap' }}
        >
          {kinds.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`console.moving.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {kind !== 'Products' && <Typography>{translate(`console.moving.text_${kind}`)}</Typography>}
      {kind === 'Products' ? <MovingGoods /> : <MovingAccounts key={kind} kind={kind} />}
    </GuardedPage>
  );
};
