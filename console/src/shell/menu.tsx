import { Fragment } from 'react';
import Insights from '@mui/icons-material/Insights';
import { Divider, ListSubheader } from '@mui/material';
import { Menu as AdminMenu, useCanAccess, useGetIdentity, useSidebarState, useTranslate } from 'react-admin';
import type { OperatorRole } from '@shop/contract/operator';
import type { FeatureResource } from '../resources/feature-resource.ts';
import * as resources from '../resources/index.ts';
import { maySee } from '../session/rights.ts';

const features: readonly FeatureResource[] = Object.values(resources);

/** Resources by what they are about, in the order of the menu; those of features follow. */
const sections = {
  sales: ['orders', 'parcels', 'returns', 'largeOrders'],
  customers: ['customers', 'messages', 'questions', 'reviews', 'applications'],
  goods: ['products', 'prices', 'plans', 'files', 'moving'],
  shop: ['categories', 'coupons', 'content', 'flags'],
  team: ['people', 'keys', 'webhooks', 'releases', 'jobs', 'log'],
} as const;

const FirstItem = () => {
  const { canAccess } = useCanAccess({ resource: 'figures', action: 'list' });
  return canAccess ? <AdminMenu.DashboardItem primaryText="console.figures.title" leftIcon={<Insights />} /> : null;
};

/** What whoever is signed in may see, in sections; beside narrow pages lines stand in place of their names. */
export const Menu = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [isOpen] = useSidebarState();
  const role = identity?.['role'] as OperatorRole | undefined; // of `getIdentity`
  if (role === undefined) return null;
  return (
    <AdminMenu dense sx={{ '& .RaMenuItemLink-root': { paddingBlock: '3px' } }}>
      <FirstItem />
      {Object.entries(sections).map(([section, names]) => {
        const all = [...names, ...features.filter((one) => one.section === section).map(({ name }) => name)];
        const seen = all.filter((name) => maySee(role, name));
        if (seen.length === 0) return null;
        return (
          <Fragment key={section}>
            {isOpen ? (
              <ListSubheader
                role="presentation"
                disableSticky
                sx={{ lineHeight: '24px', background: 'none', fontWeight: 600 }}
              >
                {translate(`console.menu.${section}`)}
              </ListSubheader>
            ) : (
              <Divider component="li" role="presentation" sx={{ marginBlock: 0.5 }} />
            )}
            {seen.map((name) => (
              <AdminMenu.ResourceItem key={name} name={name} />
            ))}
          </Fragment>
        );
      })}
    </AdminMenu>
  );
};
