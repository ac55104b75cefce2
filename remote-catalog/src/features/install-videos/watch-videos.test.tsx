import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResult } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { texts } from '../../testing/samples.ts';
import { WatchVideos } from './watch-videos.tsx';

const server = useServer();
const videos: CallResult<'productVideos'> = {
  list: [
    {
      id: 1,
      title: 'Put a bookcase together',
      url: '/media/videos/bookcase.webm',
      captions: '/media/videos/bookcase.en.vtt',
      poster: null,
      created_at: '2026-03-12T12:00:00Z',
      steps: ['Stand the sides up.'],
    },
  ],
  total: 1,
  page: 1,
  page_size: 12,
  product: { id: 7, name: 'Alder bookcase', url_path: 'alder-bookcase.html' },
};
const site = (live_video_url: string | null): CallResult<'configInit'> => ({
  region_list: [],
  country_list: [],
  home_top_banner: [],
  trustpilot_score: null,
  black_friday: 0,
  top_banner_time: null,
  plus_price: { plusPrice: 9_900, plusSpecialPrice: 4_900 },
  navigation_images: [],
  cart_banner: [],
  order_banner: [],
  live_video_url,
  delivery_promise: '',
  return_days: 30,
  customer_service: { telephone: '', telephone_text: '', hours: '', opening: '' },
});

const open = (live: string | null) => {
  const asked: string[] = [];
  server.use(
    answer('productVideos', ({ query }) => (asked.push(query.get('product_id') ?? ''), videos)),
    answer('configInit', site(live)),
  );
  const { location } = renderPart(<WatchVideos productId={7} urlPath="alder-bookcase.html" />, { texts });
  return { asked, location };
};
const watch = () => screen.getByRole('link', { name: 'Watch how it is put together' });

test('CAT-012 a product’s films are brought when they are asked for, and the live video is linked by its url', async () => {
  const { asked, location } = open('/showroom-live');
  expect(watch()).toHaveAttribute('href', '/install-videos/alder-bookcase.html');
  expect(asked).toEqual([]);
  await userEvent.click(watch());
  expect(await screen.findByLabelText('Put a bookcase together')).toHaveProperty('tagName', 'VIDEO');
  expect(asked).toEqual(['7']);
  expect(location()).toBe('/');
  expect(await screen.findByRole('link', { name: 'live from the showroom' })).toHaveAttribute('href', '/showroom-live');
});

test('where nothing is shown live nothing is linked', async () => {
  open(null);
  await userEvent.click(watch());
  await screen.findByLabelText('Put a bookcase together');
  expect(screen.queryByRole('link', { name: 'live from the showroom' })).toBeNull();
});
