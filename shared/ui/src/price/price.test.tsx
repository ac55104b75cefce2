import { render, screen } from '@testing-library/react';
import { Price } from './price.tsx';

test('the old price is struck, and said to be old', () => {
  const { container } = render(
    <Price current="C$1,299.99" old="C$1,399.99" saving="Save C$100.00" wasLabel="was" plus="C$1,234.99 with Plus+" />,
  );
  expect(container.querySelector('s')).toHaveTextContent('was C$1,399.99');
  expect(container).toHaveTextContent('C$1,299.99 was C$1,399.99 Save C$100.00C$1,234.99 with Plus+');
});

test('without a sale there is one price', () => {
  render(<Price current="C$249.00" />);
  expect(screen.getByText('C$249.00')).toBeInTheDocument();
  expect(document.querySelector('s')).toBeNull();
});
