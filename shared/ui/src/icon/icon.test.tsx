import { render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';

test('a chevron is one empty element, turned and sized by classes; other icons are drawings', () => {
  const { container } = render(
    <>
      <Icon name="chevron" turn="down" size={16} className="mine" />
      <Icon name="cart" />
    </>,
  );
  const [chevron, cart] = container.children;
  expect([chevron?.tagName, chevron?.innerHTML, chevron?.className]).toEqual(['I', '', 'chevron s16 down mine']);
  expect(cart?.querySelector('path')).not.toBeNull();
});

test('an icon that stands alone has a name, a chevron too', () => {
  render(
    <>
      <Icon name="chevron" label="Next" />
      <Icon name="cart" label="Cart" />
    </>,
  );
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Next', 'Cart']);
});
