import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';
import { pictureSources } from './sources.ts';

test('a picture of ours is offered in three AVIF widths with one WebP for the rest', () => {
  expect(pictureSources('/media/pictures/sofa-a-front-grey-640.avif')).toEqual({
    avif: [320, 640, 1200].map((w) => `/media/pictures/sofa-a-front-grey-${w}.avif ${w}w`).join(', '),
    fallback: '/media/pictures/sofa-a-front-grey-640.webp',
  });
});

test('a scene is offered wider', () => {
  const { avif, fallback } = pictureSources('/media/pictures/scene-loft-1200.avif');
  expect(avif).toBe([640, 1200, 1600].map((w) => `/media/pictures/scene-loft-${w}.avif ${w}w`).join(', '));
  expect(fallback).toBe('/media/pictures/scene-loft-1200.webp');
});

test.each([
  ['64px', [320]],
  ['96px', [320, 640]],
  ['400px', [320, 640, 1200]],
  ['50vw', [320, 640, 1200]],
])('of a picture of %s the widths %j are offered', (sizes, widths) => {
  render(<Picture src="/media/pictures/x-640.avif" alt="A grey sofa" sizes={sizes} />);
  const offered = document.querySelector('source')?.getAttribute('srcset') ?? '';
  expect([...offered.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual(widths);
});

test.each(['https://example.com/x.jpg', '/media/x-320.avif', '/media/x-640.jpg'])('%s is used as it is', (src) => {
  expect(pictureSources(src)).toEqual({ avif: undefined, fallback: src });
});

test('its room is kept before it arrives, and it waits until it is near', () => {
  const { container } = render(
    <Picture src="/media/pictures/x-640.avif" alt="A grey sofa" sizes="50vw" ratio={[16, 9]} />,
  );
  const image = screen.getByRole('img', { name: 'A grey sofa' });
  expect([image.hasAttribute('width'), image.hasAttribute('height')]).toEqual([false, false]);
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 16 9');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(document.querySelector('source')).toHaveAttribute('sizes', '50vw');
});

test('a picture of one file stands alone, one of several in a choice of them', () => {
  render(<Picture src="/media/x-320.avif" alt="One" />);
  render(<Picture src="/media/pictures/x-640.avif" alt="Several" />);
  expect(screen.getByRole('img', { name: 'One' }).closest('picture')).toBeNull();
  expect(screen.getByRole('img', { name: 'Several' }).closest('picture')?.childElementCount).toBe(2);
});

test('the largest picture of the first view comes first', () => {
  render(<Picture src="/media/pictures/x-640.avif" alt="A grey sofa" priority />);
  const image = screen.getByRole('img', { name: 'A grey sofa' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that is missing or does not arrive leaves a drawing with its name, until there is another', () => {
  const { rerender } = render(<Picture src="/gone.jpg" alt="A lamp" />);
  fireEvent.error(screen.getByRole('img', { name: 'A lamp' }));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A lamp' })).toBeInTheDocument();
  rerender(<Picture src="/here.jpg" alt="A lamp" />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/here.jpg');
  rerender(<Picture src={undefined} alt="A lamp" />);
  expect(document.querySelector('img')).toBeNull();
});
