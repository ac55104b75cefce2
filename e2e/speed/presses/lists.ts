import { quickProduct, textsIn } from '@shop/qa';
import { main, tapped, type Interaction } from '../press.ts';

const text = textsIn('en');

export const lists: Interaction = {
  name: 'product: list of one’s own',
  path: quickProduct,
  act: tapped((page) => main(page).getByRole('button', { name: text.like('account:lists.addNamed') })),
};
