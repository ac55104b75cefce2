import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Html } from './html.tsx';
import { sanitisedBy, SanitisedHtml } from './sanitised-later.tsx';

const content = '<p onclick="alert(1)">Oak<script>alert(1)</script><a href="/care">Care</a>';

test('a browser keeps what the server drew and takes it over when the sanitiser has arrived', async () => {
  const onNavigate = jest.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Html html={content} />);
  const drawn = root.innerHTML;
  const link = screen.getByText('Care');
  await act(async () => {
    hydrateRoot(
      root,
      <Suspense>
        <SanitisedHtml html={content} onNavigate={onNavigate} />
      </Suspense>,
    );
    expect(root.innerHTML).toBe(drawn);
  });
  expect(root.innerHTML).toBe(drawn);
  expect(screen.getByText('Care')).toBe(link);
  link.click();
  expect(onNavigate).toHaveBeenCalledWith('/care');
});

test('what was prepared is drawn at once, and not after an empty moment', async () => {
  const { SanitisedHtml: Prepared, prepareHtml } = sanitisedBy(() => import('./sanitised-html.tsx'));
  await prepareHtml();
  const { container } = render(
    <Suspense>
      <Prepared html={content} />
    </Suspense>,
  );
  expect(container.innerHTML).toBe('<div class="html"><p>Oak<a href="/care">Care</a></p></div>');
});

test('what could not be prepared is asked for again when it is shown', async () => {
  const load = jest.fn(() => import('./sanitised-html.tsx')).mockRejectedValueOnce(new Error('offline'));
  const { SanitisedHtml: Retried, prepareHtml } = sanitisedBy(load);
  await prepareHtml();
  const { container } = render(
    <Suspense>
      <Retried html={content} />
    </Suspense>,
  );
  expect(await within(container).findByRole('link', { name: 'Care' })).toBeVisible();
});

test('without a sanitiser nothing of the HTML is shown but its text', async () => {
  const { SanitisedHtml: Missing } = sanitisedBy(() => Promise.reject(new Error('chunk missing')));
  const { container } = render(
    <Suspense>
      <Missing html={content} className="tip" />
    </Suspense>,
  );
  expect(await screen.findByText('OakCare')).toBeVisible();
  expect(container.innerHTML).toBe('<div class="html tip">OakCare</div>');
});
