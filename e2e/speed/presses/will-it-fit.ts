import { paths } from '@shop/contract';
import { textsIn } from '@shop/qa';
import { main, tap, type Interaction } from '../press.ts';

const text = textsIn('en');

export const willItFit: Interaction = {
  name: 'plan: a digit of a measure',
  path: paths.willItFit([1]),
  act: async (page) => {
    await tap(page, main(page).getByLabel(text('account:fit.field.width'), { exact: true }));
    await page.keyboard.press('4');
  },
};
