import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '@shop/testing';
import config from '../../remote.config.ts';
import { product, texts, variant } from '../testing/samples.ts';
import ViewCloser from './view-closer.tsx';

const gallery = (colour: string) =>
  (['angle', 'front'] as const).map((view, at) => ({
    value_id: at + 1,
    pre_image: `/media/pictures/sofa-a-${view}-${colour}-640.avif`,
    thumbnail: `/media/pictures/sofa-a-${view}-${colour}-320.avif`,
    alt: `Sofa, ${view}`,
    is_front: view === 'front',
  }));
const measures = { width: 210, depth: 90.5, height: 84 };

test('PDP-005 what a product measures is drawn on its front, in centimetres and inches', async () => {
  renderPart(<ViewCloser product={product({ gallery: gallery('grey'), measures })} piid={null} />, { texts });
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'View larger, with dimensions' }));
  const dialog = within(await screen.findByRole('dialog', { name: /: up close$/ }));
  const drawing = dialog.getByRole('img', {
    name: /Width 210\u00a0cm \(82\.7\u00a0in\), Depth 90\.5\u00a0cm \(35\.6\u00a0in\), Height 84\u00a0cm \(33\.1\u00a0in\)$/,
  });
  expect(drawing).toHaveTextContent(/210.cm.*84.cm.*90\.5.cm/);
  expect(dialog.getByText(/person who is 170.cm \(66\.9.in\) tall/)).toBeVisible();
  const [below] = dialog.getAllByRole('figure').map((figure) => figure.querySelector('img'));
  expect(below?.getAttribute('src')).toContain('sofa-a-front-grey');
});

test('on what lies flat, seen from above, its width and its depth are drawn; its height is told below', async () => {
  const rug = { width: 160, depth: 230, height: 1.5 };
  renderPart(<ViewCloser product={product({ gallery: gallery('grey'), measures: rug })} piid={null} />, { texts });
  await userEvent.click(await screen.findByRole('button', { name: 'View larger, with dimensions' }));
  const dialog = within(await screen.findByRole('dialog'));
  const drawing = dialog.getByRole('img', { name: /Height 1\.5/ });
  expect(drawing).toHaveTextContent(/160.cm.*230.cm/);
  expect(drawing).not.toHaveTextContent('1.5');
  expect(dialog.getByText(/^1\.5/)).toBeVisible();
  expect(dialog.queryByText(/outline/)).toBeNull();
});

test('the pictures of the chosen variant are shown, and a press makes one twice as large', async () => {
  const relation = [variant(71, 'Grey', 'M'), variant(72, 'Green', 'M', { gallery: gallery('green') })];
  renderPart(<ViewCloser product={product({ gallery: gallery('grey'), relation })} piid={72} />, { texts });
  await userEvent.click(await screen.findByRole('button', { name: 'View the pictures larger' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByAltText('Sofa, angle').getAttribute('src')).toContain('green');
  expect(dialog.queryByRole('figure')).toBeNull();
  const [first] = dialog.getAllByRole('button', { name: /Press to zoom in/ });
  if (!first) throw new Error('No picture');
  await userEvent.click(first);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(first).toHaveTextContent('Press to zoom out');
  await userEvent.click(screen.getByRole('button', { name: 'Close the close-up' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a product without pictures and measures has no button, and the product page has its place for one', () => {
  renderPart(<ViewCloser product={product({ gallery: [] })} piid={null} />, { texts });
  expect(screen.queryByRole('button')).toBeNull();
  expect(config.slots).toContainEqual(expect.objectContaining({ slot: 'product.actions', expose: './view-closer' }));
});
