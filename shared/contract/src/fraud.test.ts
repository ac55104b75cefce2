import { fraudSiteId } from './fraud.ts';

test('CAT-022 the site id of fraud prevention is used only while it is active', () => {
  expect(fraudSiteId({ is_active: 1, site_id: 'shop-1' })).toBe('shop-1');
  expect(fraudSiteId({ is_active: 0, site_id: 'shop-1' })).toBe('');
});
