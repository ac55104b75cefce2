import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Button, Form, TextField } from '../index.ts';

const page = (
  <Form withoutScripts="Sending needs JavaScript.">
    <TextField label="Email" name="email" />
    <Button type="submit">Go on</Button>
  </Form>
);

test('a form that only scripts send is sent by no browser, and its button waits until the page is alive', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  const form = place.querySelector('form');
  const [field, button] = [place.querySelector('input'), place.querySelector('button')];
  expect(form?.getAttribute('method')).toBe('dialog');
  expect(form?.hasAttribute('action')).toBe(false);
  expect(button).toBeDisabled();
  expect(place.querySelector('noscript')?.textContent).toBe('Sending needs JavaScript.');
  if (field) field.value = 'typed@before.ca';
  const root = await act(async () => hydrateRoot(place, page));
  expect(button).toBeEnabled();
  expect(field).toHaveValue('typed@before.ca');
  act(() => root.unmount());
  place.remove();
});

test('a form that the server answers works from the start', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <Form method="post" action="/cart/add">
      <Button type="submit">Add</Button>
    </Form>,
  );
  expect(place.querySelector('form')?.outerHTML).toMatch(/^<form (?=.*method="post").*action="\/cart\/add"/);
  expect(place.querySelector('button')).toBeEnabled();
});
