import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'details', label: 'Details', content: 'Solid oak' },
  { id: 'care', label: 'Care', content: 'Dry cloth' },
];

test('before the page is alive every section is there, behind plain links', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Tabs items={items} label="About" />);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['#details', '#care']);
  expect(page.querySelectorAll('section:not([hidden])')).toHaveLength(2);
  expect(page.querySelector('[role]')).toBeNull();
});

test('one panel at a time; the arrow keys move, Home and End go to the ends', async () => {
  const onSelect = jest.fn();
  render(<Tabs items={items} label="About" onSelect={onSelect} />);
  expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Solid oak');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Care', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Dry cloth');
  await userEvent.keyboard('{ArrowRight}{End}{Home}');
  expect(onSelect.mock.calls.flat()).toEqual(['care', 'details', 'care', 'details']);
  await userEvent.click(screen.getByRole('tab', { name: 'Care' }));
  expect(screen.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
});
