import { render, screen } from '@testing-library/react';
import { WholeWords } from './whole-words.tsx';

const drawn = (text: string) => {
  render(
    <h2>
      <WholeWords text={text} />
    </h2>,
  );
  const heading = screen.getByRole('heading', { name: text });
  expect(heading.textContent).toBe(text);
  return [...heading.querySelectorAll('span.whole')].map((word) => word.textContent);
};

test.each([
  ['Lund 3-Seater Sofa', ['3-Seater']],
  ['Wi-Fi Lamp, Wi-Fi', ['Wi-Fi', 'Wi-Fi']],
  ['8-Drawer', ['8-Drawer']],
  ['Desk - with Drawers', []],
  ['Couvercle-table', []],
  ['Sofa', []],
])('“%s” keeps short words with a hyphen whole, and its letters and name', (text, whole) => {
  expect(drawn(text)).toEqual(whole);
});
