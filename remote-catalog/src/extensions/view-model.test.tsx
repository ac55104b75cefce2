import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '@shop/testing';
import config from '../../remote.config.ts';
import { product, texts, variant } from '../testing/samples.ts';
import ViewModel from './view-model.tsx';

// Without WebGL there is nothing to draw on: the element stays an empty one.
jest.mock('@google/model-viewer', () => ({}));

const grey = '/media/models/sofa-a.glb#grey';
const green = '/media/models/sofa-a.glb#green';
const open = () => screen.findByRole('button', { name: /^View .+ in 3D$/ });
const viewer = (): HTMLElement => {
  const node = document.querySelector<HTMLElement>('model-viewer');
  if (!node) throw new Error('No viewer');
  return node;
};
/** Has the viewer say that its model came, which measures so many metres. */
const modelCame = (x: number, y: number, z: number): void => {
  Object.assign(viewer(), { getDimensions: () => ({ x, y, z }) });
  fireEvent.load(viewer());
};

test('PDP-005 the product is shown in 3D by a press, in the chosen variant’s colour', async () => {
  const relation = [variant(71, 'Grey', 'M'), variant(72, 'Green', 'M', { three_url: green })];
  renderPart(<ViewModel product={product({ three_url: grey, relation })} piid={72} />, { texts });
  expect(document.querySelector('model-viewer')).toBeNull();
  await userEvent.click(await open());
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(/ in 3D$/);
  expect(viewer()).toHaveAttribute('src', '/media/models/sofa-a.glb');
  expect(viewer()).toHaveAttribute('variant-name', 'green');
  expect(screen.getByText('Loading')).toBeInTheDocument();
  modelCame(2, 1, 1);
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close the 3D view' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['en', 'fr'] as const)(
  'a model with the product’s proportions stands in a room in its real size, in %s',
  async (language) => {
    const measures = { width: 210, depth: 95, height: 80 };
    renderPart(<ViewModel product={product({ three_url: grey, measures })} piid={null} />, { texts, language });
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('dialog');
    expect(viewer()).not.toHaveAttribute('ar');
    modelCame(2, 0.8, 1);
    expect(viewer()).toHaveAttribute('scale', '1.05 1 0.95');
    expect(viewer()).toHaveAttribute('ar');
    expect(viewer()).toHaveAttribute('ar-scale', 'fixed');
    const said =
      language === 'en' ? /real size: width 210 cm .+ in\), depth/ : /grandeur réelle.+largeur 210 cm .+ po\)/;
    expect(screen.getByText(said)).toBeVisible();
  },
);

test('a model of other proportions, and a product of unknown measures, are not put into a room', async () => {
  for (const measures of [{ width: 210, depth: 95, height: 180 }, null]) {
    const { unmount } = renderPart(<ViewModel product={product({ three_url: grey, measures })} piid={null} />, {
      texts,
    });
    await userEvent.click(await open());
    await screen.findByRole('dialog');
    modelCame(2, 0.8, 1);
    expect(viewer()).not.toHaveAttribute('ar');
    expect(screen.queryByText(/real size/)).toBeNull();
    unmount();
  }
});

test('PDP-005 a model that cannot be shown says so, and can be tried again', async () => {
  renderPart(<ViewModel product={product({ three_url: grey })} piid={null} />, { texts });
  await userEvent.click(await open());
  await screen.findByRole('dialog');
  act(() => void viewer().dispatchEvent(new Event('error')));
  expect(screen.getByRole('alert')).toHaveTextContent('This device could not show the 3D view.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(viewer()).toHaveAttribute('src', '/media/models/sofa-a.glb?try=1');
});

test('PDP-005 a product without a model has no button, and the product page has its place for one', () => {
  renderPart(<ViewModel product={product({ three_url: null })} piid={null} />, { texts });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(config.slots).toContainEqual(expect.objectContaining({ slot: 'product.actions', expose: './view-model' }));
});
