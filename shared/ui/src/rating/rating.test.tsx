import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Rating } from './rating.tsx';
import { starPercent } from './stars.ts';

test('CAT-019 a rating is rounded to the nearest half star and filled at 10 % per half star', () => {
  expect([0, 0.2, 0.25, 2.24, 2.25, 3.5, 4.74, 4.75, 5].map(starPercent)).toEqual([0, 0, 10, 40, 50, 70, 90, 100, 100]);
});

test('a score outside 0 to 5, or none, fills what can be filled', () => {
  expect([-1, 7, Number.NaN].map(starPercent)).toEqual([0, 100, 0]);
});

test('the stars are filled by the percentage map', () => {
  const { container, rerender } = render(<Rating score={4.3} label="4.3 out of 5 stars" />);
  const percent = (): string | undefined => container.querySelector<HTMLElement>('[data-percent]')?.dataset.percent;
  expect(percent()).toBe('90');
  rerender(<Rating score={4.3} reviewStar={4} label="4 out of 5 stars" />);
  expect(percent()).toBe('80');
  const css = readFileSync(path.join(__dirname, 'rating.module.css'), 'utf8').replaceAll(/\s+/g, ' ');
  for (let filled = 10; filled <= 100; filled += 10) {
    expect(css).toContain(`[data-percent='${filled}'] > .filled { inline-size: ${filled}%; }`);
  }
});

test('the widget takes score, count, reviewStar, size and url', () => {
  const widget = { score: 4.3, count: 12, reviewStar: 4.5, size: 'large', url: '#reviews' } as const;
  render(<Rating {...widget} label="4.3 out of 5 stars, 12 reviews" />);
  expect(screen.getByRole('link', { name: '4.3 out of 5 stars, 12 reviews' })).toHaveAttribute('href', '#reviews');
  expect(screen.getByText('(12)')).toBeInTheDocument();
});
