import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Html } from './html.tsx';

test('it goes through the sanitiser, with the same text on the server and in the browser', () => {
  const content = '<p onclick="alert(1)">Oak<script>alert(1)</script>';
  const { container } = render(<Html html={content} />);
  expect(container.innerHTML).toBe('<div class="html"><p>Oak</p></div>');
  // The comments are the edges of the boundary that a browser takes over later.
  expect(renderToString(<Html html={content} />)).toBe(`<!--$-->${container.innerHTML}<!--/$-->`);
});

test("SHELL-001 a link to the shop's own page changes the route without a document load", async () => {
  const onNavigate = jest.fn();
  render(<Html html='<a href="/terms?x=1#y"><b>Terms</b></a>' onNavigate={onNavigate} />);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  fireEvent(screen.getByText('Terms'), click);
  expect(click.defaultPrevented).toBe(true);
  expect(onNavigate).toHaveBeenCalledWith('/terms?x=1#y');
});

test('other sites, anchors and new tabs are left to the browser', async () => {
  const onNavigate = jest.fn();
  render(
    <Html
      html='<a href="https://example.com/">Away</a><a href="#a">Down</a><a href="/x">Here</a>'
      onNavigate={onNavigate}
    />,
  );
  document.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByText('Away'));
  await userEvent.click(screen.getByText('Down'));
  fireEvent.click(screen.getByText('Here'), { ctrlKey: true });
  expect(onNavigate).not.toHaveBeenCalled();
});
