import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  Carousel,
  Dialog,
  Drawer,
  Html,
  Picture,
  ProductCard,
  ProductGrid,
  RadioCards,
  Tabs,
  TextField,
  ToastRegion,
} from './index.ts';

const nothing = (): void => {};

const page = (
  <>
    <ToastRegion toast={undefined} onDismiss={nothing} label="Notices" closeLabel="Close" />
    <Dialog open={false} onClose={nothing} title="Plans" closeLabel="Close">
      x
    </Dialog>
    <Drawer open={false} onClose={nothing} title="Cart" closeLabel="Close" width="455px">
      x
    </Drawer>
    <ProductGrid>
      <ProductCard
        href="/sofa"
        name="Sofa"
        pictures={['/media/pictures/a-640.avif', '/media/pictures/b-640.avif']}
        price={{ current: 'C$249.00', old: 'C$299.00', wasLabel: 'was' }}
        rating={{ score: 4.5, count: 3, label: '4.5 out of 5 stars' }}
        colours={[{ name: 'Red', colour: '#b3361f' }]}
        coloursLabel="One colour"
        transitionName="sofa"
      />
    </ProductGrid>
    <Picture src={undefined} alt="No picture" />
    <Carousel
      label="Offers"
      autoPlay={5000}
      labels={{ previous: 'Previous', next: 'Next', slide: (n) => `Slide ${n}` }}
    >
      <p key="a">a</p>
      <p key="b">b</p>
    </Carousel>
    <Tabs label="About" items={[{ id: 'care', label: 'Care', content: <Html html="<p>one<p>two<div>three" /> }]} />
    <TextField label="Name" error="Missing" />
    <RadioCards legend="Plan" options={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />
  </>
);

test('the server draws what the browser draws first, without a style attribute', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  expect(root.querySelector('[style]')).toBeNull();
  document.body.append(root);
  const onRecoverableError = jest.fn();
  // A mismatch is also written to console.error, which fails the test.
  const app = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByRole('tab', { name: 'Care' })).toBeInTheDocument();
  act(() => app.unmount());
});
