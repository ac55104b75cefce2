import { textsIn } from '@shop/qa';
import { LIST, main, tapped, type Interaction } from '../press.ts';

const text = textsIn('en');

export const compare: Interaction = {
  name: 'list: comparison',
  path: LIST,
  act: tapped((page) => main(page).getByRole('button', { name: text.like('catalog:compare.toggle') })),
};
