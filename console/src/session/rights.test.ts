import { operatorRoles } from '@shop/contract/operator';
import type { FeatureResource } from '../resources/feature-resource.ts';
import * as resources from '../resources/index.ts';
import { mayCall, maySee } from './rights.ts';

test('each role sees the lists whose calls it may make', () => {
  expect(maySee('warehouse', 'orders')).toBe(true);
  for (const resource of ['figures', 'customers', 'prices', 'people'])
    expect(maySee('warehouse', resource)).toBe(false);
  for (const resource of ['figures', 'customers', 'messages']) expect(maySee('support', resource)).toBe(true);
  expect(maySee('catalogue', 'figures')).toBe(true);
  expect(maySee('catalogue', 'customers')).toBe(false);
});

test('support adjusts a ledger, and only an administrator exports or deletes', () => {
  expect(mayCall('support', 'adjustLedger')).toBe(true);
  for (const name of ['exportCustomer', 'deleteCustomer'] as const)
    expect([mayCall('admin', name), mayCall('support', name)]).toEqual([true, false]);
});

test('the list of a feature is seen by whoever may make its call', () => {
  for (const { name, reader } of Object.values<FeatureResource>(resources))
    for (const role of operatorRoles)
      expect([name, role, maySee(role, name)]).toEqual([name, role, mayCall(role, reader)]);
});
