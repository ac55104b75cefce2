import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../button/icon-button.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

const product = {
  href: '/harbour-sofa',
  name: 'Harbour sofa',
  pictures: ['/a.jpg', '/b.jpg'],
  price: { current: 'C$249.00' },
};

test('a card is one link, named by the product under a heading, and its actions are apart from it', async () => {
  const onWishlist = jest.fn();
  const chosen = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <ProductCard
      {...product}
      rating={{ score: 4.5, count: 12, label: '4.5 out of 5 stars, 12 reviews' }}
      badge={{ text: 'New', tone: 'new' }}
      delivery="Delivered by Tuesday"
      colours={Array.from({ length: 7 }, (_, n) => ({ name: `Colour ${n}`, colour: '#123456' }))}
      coloursLabel="Available in 7 colours"
      actions={<IconButton icon="heart" label="Add to wishlist" onClick={onWishlist} />}
      onClick={chosen}
    />,
  );
  expect(document.querySelectorAll('circle[fill="#123456"]')).toHaveLength(5);
  const heading = screen.getByRole('heading', { level: 3, name: 'Harbour sofa' });
  const link = within(heading).getByRole('link', { name: 'Harbour sofa' });
  expect(link).toHaveAttribute('href', '/harbour-sofa');
  for (const text of ['C$249.00', 'New', 'Delivered by Tuesday', 'Available in 7 colours', '+2']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Add to wishlist' }));
  expect(onWishlist).toHaveBeenCalledTimes(1);
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('no style attribute is drawn: the security policy would drop it', () => {
  const { container } = render(
    <ProductCard
      {...product}
      colours={[{ name: 'Red', colour: '#b3361f' }]}
      coloursLabel="Red"
      transitionName={undefined}
    />,
  );
  expect(container.querySelector('[style]:not([style=""])')).toBeNull();
});

test('a grid is a list of as many cards as there are', () => {
  render(
    <ProductGrid label="Sofas">
      {['a', 'b'].map((each) => (
        <ProductCard key={each} {...product} name={each} />
      ))}
      {null}
    </ProductGrid>,
  );
  expect(within(screen.getByRole('list', { name: 'Sofas' })).getAllByRole('listitem')).toHaveLength(2);
});

test('the second picture is there once a mouse moves over the card, not before, and not for a finger', async () => {
  const { container } = render(<ProductCard {...product} />);
  const card = screen.getByRole('article');
  const shown = () => [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(shown()).toEqual(['/a.jpg']);
  await userEvent.pointer([{ keys: '[TouchA>]', target: card }, { pointerName: 'TouchA', target: card }, '[/TouchA]']);
  expect(shown()).toEqual(['/a.jpg']);
  await userEvent.hover(card);
  expect(shown()).toEqual(['/a.jpg', '/b.jpg']);
});
