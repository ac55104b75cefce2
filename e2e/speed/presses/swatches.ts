import { quickProduct, textsIn } from '@shop/qa';
import { main, tapped, type Interaction } from '../press.ts';

const text = textsIn('en');

export const swatches: Interaction = {
  name: 'product: swatches',
  path: quickProduct,
  act: tapped((page) => main(page).getByRole('button', { name: text('account:swatches.offer') })),
};
