import { createTracking } from './index.ts';
import type { SentEvent, TrackingEvent, TrackingOptions } from './index.ts';

const setUp = (options: Partial<TrackingOptions> = {}) => {
  const dataLayer: SentEvent[] = [];
  const { track } = createTracking({ consent: () => true, push: (event) => dataLayer.push(event), ...options });
  return { dataLayer, track };
};

const search: TrackingEvent = { event: 'search', keyword: 'sofa' };
const identified: TrackingEvent = { event: 'customerIdentified', customer_id: 7 };

test('TRK-010 every event ends in one data layer, addressed to its service', () => {
  const { dataLayer, track } = setUp();
  track({ event: 'cartAdd', product_id: 1, qty: 2 });
  track({ event: 'open_subs_popup' });
  expect(dataLayer).toEqual([
    { event: 'cartAdd', product_id: 1, qty: 2, to: 'tagManager' },
    { event: 'open_subs_popup', to: 'tagManager' },
  ]);
});

test('nothing is sent without consent, nor later when consent comes', () => {
  let consent = false;
  const { dataLayer, track } = setUp({ consent: () => consent });
  track(search);
  consent = true;
  expect(dataLayer).toEqual([]);
  track({ event: 'close_subs_popup' });
  expect(dataLayer).toHaveLength(1);
});

test('TRK-008 CONST-001 the recommendation tracker gets the customer’s id, in its zone', () => {
  const { dataLayer, track } = setUp();
  track(identified);
  expect(dataLayer).toEqual([{ ...identified, to: 'recommendations', availabilityZone: 'en_CA' }]);
});

test('DROP-004 SRCH-014 a Dropship customer stays unknown to the recommendation tracker', () => {
  const { dataLayer, track } = setUp({ isDropship: () => true });
  track(identified);
  track(search);
  expect(dataLayer.map(({ to }) => to)).toEqual(['tagManager']);
});

test('a tracker that throws does no harm', () => {
  const { track } = setUp({
    push: () => {
      throw new Error('blocked');
    },
  });
  expect(() => track(search)).not.toThrow();
});
