import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Plans
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Protection plan" closeLabel="Close">
        <p>Three years</p>
      </Dialog>
    </>
  );
};

const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Protection plan' });

test('a dialog is named by its heading, holds its content only while open, and gives the focus back', async () => {
  render(<Page />);
  expect(dialog()).toBeNull();
  expect(screen.queryByText('Three years')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Plans' }));
  expect(dialog()).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Protection plan' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(screen.getByRole('button', { name: 'Plans' })).toHaveFocus();
});

test('a browser that takes the page for inert as a dialog closes gives the focus back with its next frame', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Plans' });
  await userEvent.click(opener);
  jest.spyOn(opener, 'focus').mockImplementationOnce(() => undefined); // as WebKit does
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the focus goes to what is marked for it, though the heading comes first', () => {
  render(
    <Dialog open onClose={() => undefined} title="Join" closeLabel="Close">
      <input aria-label="Phone" data-autofocus />
    </Dialog>,
  );
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
});

test('Escape closes it, and so does a press on the ground behind', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Plans' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await userEvent.click(opener);
  fireEvent.mouseDown(screen.getByText('Three years'));
  expect(dialog()).toBeInTheDocument();
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(dialog()).toBeNull();
});

test("the browser's own wish to close is the caller's to grant", async () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Plans" closeLabel="Close">
      x
    </Dialog>,
  );
  const cancelEvent = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancelEvent);
  expect(cancelEvent.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a drawer takes the width it is given', () => {
  render(
    <Drawer open onClose={() => {}} title="Product Detail" closeLabel="Close" width="455px" footer="Total">
      x
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Product Detail' }).style.getPropertyValue('--modal-width')).toBe('455px');
});
