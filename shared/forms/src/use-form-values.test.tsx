import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '@shop/ui';
import { useLayoutEffect } from 'react';
import { agreementRule, emailRule, formSchema, requiredRule, useForm } from './index.ts';
import type { FormOptions } from './index.ts';

const initial = { email: '', city: '', captcha: '', agreed: false };
const schema = formSchema({
  email: emailRule(),
  city: requiredRule(),
  captcha: requiredRule('recaptcha'),
  agreed: agreementRule(),
});
type Options = FormOptions<typeof initial, object>;
type Api = ReturnType<typeof useForm<typeof initial, object>>;

/** A form, and what its hook last answered. */
const setUp = (options: Partial<Options> = {}, beforeHydration = () => {}) => {
  const last: { form?: Api } = {};
  const Example = () => {
    const form = useForm<typeof initial, object>({
      schema,
      initial,
      language: 'en',
      onSubmit: async () => ({ ok: true }),
      ...options,
    });
    last.form = form;
    useLayoutEffect(beforeHydration, []);
    const { error: _email, ...email } = form.field('email');
    const { error: _city, ...city } = form.field('city');
    const { error: _agreed, ...agreed } = form.checkbox('agreed');
    return (
      <Form {...form.form} aria-label="example">
        <input aria-label="Email" {...email} />
        <input aria-label="City" {...city} />
        <input aria-label="Agreed" type="checkbox" {...agreed} />
        <input aria-label="No field of the form" name="other" />
        <button>Send</button>
      </Form>
    );
  };
  render(<Example />);
  const now = (): Api => {
    if (!last.form) throw new Error('not rendered');
    return last.form;
  };
  return { now };
};
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fillIn = async () => {
  await userEvent.type(input('Email'), 'anna@home.ca');
  await userEvent.type(input('City'), 'Laval');
  await userEvent.click(input('Agreed'));
};

test('a value without an element of its own is set, and stays with what is typed afterwards', async () => {
  const onSubmit = jest.fn<ReturnType<Options['onSubmit']>, Parameters<Options['onSubmit']>>(async () => ({
    ok: true,
  }));
  const { now } = setUp({ onSubmit });
  await fillIn();
  expect(now().isValid).toBe(false);
  act(() => now().change('captcha', 'token'));
  expect(now().values).toEqual({ email: 'anna@home.ca', city: 'Laval', captcha: 'token', agreed: true });
  expect(now().isValid).toBe(true);
  await userEvent.type(input('City'), ' Nord');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit.mock.calls.map(([output]) => output)).toEqual([
    { email: 'anna@home.ca', city: 'Laval Nord', captcha: 'token', agreed: true },
  ]);
});

test('texts are written into empty fields alone, and count as typed', async () => {
  const { now } = setUp();
  await userEvent.type(input('Email'), 'anna@home.ca');
  act(() => expect(now().fillEmpty({ email: 'other@home.ca', city: 'Laval' })).toEqual(['city']));
  expect(input('City').value).toBe('Laval');
  expect(now().values).toMatchObject({ email: 'anna@home.ca', city: 'Laval' });
  act(() => expect(now().fillEmpty({ city: 'Gatineau' })).toEqual([]));
  expect(now().values.city).toBe('Laval');
});

test('first values stand in their fields, a ticked box too', () => {
  const { now } = setUp({ initial: { ...initial, email: 'anna@home.ca', agreed: true } });
  expect([input('Email').value, input('City').value, input('Agreed').checked]).toEqual(['anna@home.ca', '', true]);
  expect(now().status).toBe('idle');
  expect(now().errors).toEqual({});
});

test('what was typed before the form came alive is known at once', () => {
  const { now } = setUp({}, () => {
    input('City').value = 'Laval';
  });
  expect(now().values.city).toBe('Laval');
});

test('a form that a server has answered without scripts says so, and forgets it at the field that changes', async () => {
  const { now } = setUp({
    answered: { ok: false, message: 'Not today.', fields: { email: 'Unknown address.', city: 'Where?' } },
  });
  expect(now().serverError).toBe('Not today.');
  expect([now().field('email').error, now().field('city').error]).toEqual(['Unknown address.', 'Where?']);
  await userEvent.type(input('Email'), 'a');
  expect([now().field('email').error, now().field('city').error]).toEqual([undefined, 'Where?']);
  act(() => now().change('city', 'Laval'));
  expect(now().field('city').error).toBeUndefined();
});

test('leaving something that is no field of the form shows no error', async () => {
  const { now } = setUp();
  await userEvent.click(input('No field of the form'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(input('No field of the form'));
  expect(now().errors).toEqual({
    email: 'This field is mandatory.',
    city: 'This field is mandatory.',
    captcha: 'Incorrect reCAPTCHA.',
    agreed: 'Check the box to proceed.',
  });
  expect(now().form.withoutScripts).toBe(
    'Sending this needs JavaScript. Please allow it for this page and load the page again.',
  );
});

test('a box that has been left unticked says what it is for', async () => {
  const { now } = setUp();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(now().checkbox('agreed').error).toBe('Check the box to proceed.');
});

test('a submit that failed can be sent again', async () => {
  let tries = 0;
  const { now } = setUp({
    onSubmit: async () => {
      tries += 1;
      return { ok: tries > 1 };
    },
  });
  await fillIn();
  act(() => now().change('captcha', 'token'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(now().status).toBe('failed');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect([now().status, tries]).toEqual(['succeeded', 2]);
});
