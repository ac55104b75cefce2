import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translate } from '@shop/testing';
import { productPage } from '../testing/product-page.ts';
import { configurable, inventory } from '../testing/samples.ts';

const { shop, show } = productPage();

const textsOf = (root: Element): string[] =>
  [...root.querySelectorAll('p, h1, h2, h3, li, button, a, s, dt, dd, label, span')].map(
    (element) => element.textContent ?? '',
  );

test.each(['wrapped', 'replaced'] as const)(
  'a translated page shows what a chosen variant is and costs (%s)',
  async (way) => {
    shop(configurable);
    const fresh = textsOf((await show('/alder-armchair.html?piid=3')).container);
    cleanup();
    const { container } = await show('/alder-armchair.html?piid=2');
    translate(container, way);
    await userEvent.click(screen.getByRole('link', { name: 'green' }));
    await screen.findByText('C$600.00');
    expect(textsOf(container)).toEqual(fresh);
  },
);

test.each(['wrapped', 'replaced'] as const)('a translated page says what a quantity is bound by (%s)', async (way) => {
  shop({ inventory: inventory({ usable_qty: 5 }) });
  const { container } = await show();
  translate(container, way);
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Alder armchair' });
  await userEvent.clear(field);
  await userEvent.type(field, '9{Enter}');
  expect(screen.getByText('Max qty is 5')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(container).not.toHaveTextContent('Max qty is 5');
});
