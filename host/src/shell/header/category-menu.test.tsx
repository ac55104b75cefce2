import { categoryRoots, type CallResult } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { CategoryMenu } from './category-menu.tsx';

type Root = CallResult<'categoryTree'>['categories'][number];

const server = useServer();
const { options } = shellParts();
const node = (entity_id: number, path: string) => ({
  entity_id,
  name: path,
  url_path: `${path}.html`,
  image: null,
  product_count: 1,
});
const picture = (position: number) => ({
  position,
  image: `/media/pictures/${position}-640.avif`,
  link: `/promoted-${position}.html`,
  alt: `Picture ${position}`,
});
const sofas = {
  ...node(20, 'furniture/sofas-loveseats'),
  children: [{ ...node(21, 'furniture/sofa-beds'), children: [] }],
};

/** The menu over the eleven roots, of which one has subcategories. */
const open = async () => {
  const categories: Root[] = categoryRoots.map((slug, at) => ({
    ...node(at + 1, slug),
    children: slug === 'furniture' ? [sofas, { ...node(22, 'furniture/desks'), children: [] }] : [],
  }));
  server.use(answer('categoryTree', { categories }));
  server.use(answer('configInit', { navigation_images: [12, 2, 1].map(picture) } as never)); // as far as the menu reads it
  renderPart(<CategoryMenu />, options);
  await screen.findByRole('link', { name: 'furniture' });
};

const targets = (within: HTMLElement[]) => within.map((link) => link.getAttribute('href')?.split('?')[0]);

test('SHELL-024 the menu lists the eleven category pages in their order', async () => {
  await open();
  expect(targets(screen.getAllByRole('link'))).toEqual([
    '/furniture.html',
    '/outdoor.html',
    '/kitchen.html',
    '/appliance.html',
    '/decor.html',
    '/bath.html',
    '/baby-kids.html',
    '/toys-hobbies.html',
    '/sports-games.html',
    '/pets.html',
    '/health-beauty.html',
  ]);
});

test('SHELL-025 by pointer a category opens a panel with its subcategories', async () => {
  await open();
  await userEvent.hover(screen.getByRole('link', { name: 'furniture' }));
  expect(await screen.findByRole('link', { name: 'furniture/sofas-loveseats' })).toBeVisible();
});

test('SHELL-025 SHELL-026 by its button a panel opens with subcategories and theirs, and closes with Escape', async () => {
  await open();
  const opener = screen.getByRole('button', { name: 'Show what is in furniture' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  act(() => opener.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'furniture/sofas-loveseats' });
  await screen.findByRole('link', { name: 'Picture 12' });
  const item = screen.getAllByRole('listitem')[0];
  expect(targets(item ? within(item).getAllByRole('link').slice(1) : [])).toEqual([
    '/furniture/sofas-loveseats.html',
    '/furniture/sofa-beds.html',
    '/furniture/desks.html',
    '/promoted-1.html',
    '/promoted-12.html',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'furniture/desks' })).not.toBeInTheDocument();
});

test('SHELL-028 a column shows the pictures of its position with their links; the twelfth is a second of the first', async () => {
  await open();
  const promoted = async () =>
    targets(await screen.findAllByRole('link', { name: /^Picture/ })).map((target) => target?.replace(/\D/g, ''));
  await userEvent.click(screen.getByRole('button', { name: 'Show what is in furniture' }));
  expect(await promoted()).toEqual(['1', '12']);
  expect(screen.getByRole('link', { name: 'Picture 1' }).querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/media/pictures/1-640'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show what is in outdoor' }));
  expect(await promoted()).toEqual(['2']);
});

test('a press keeps the panel that hovering has opened, and the next one closes it', async () => {
  await open();
  const opener = screen.getByRole('button', { name: 'Show what is in furniture' });
  await userEvent.hover(opener);
  await screen.findByRole('link', { name: 'furniture/desks' });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('the panel closes when the focus leaves the menu, and Escape gives it back to the button', async () => {
  await open();
  const opener = screen.getByRole('button', { name: 'Show what is in furniture' });
  await userEvent.click(opener);
  act(() => screen.getByRole('link', { name: 'furniture' }).focus());
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  const link = await screen.findByRole('link', { name: 'furniture/desks' });
  act(() => link.focus());
  await userEvent.keyboard('{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  await userEvent.click(document.body);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});
