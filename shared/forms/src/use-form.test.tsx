import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton, TextField } from '@shop/ui';
import { agreementRule, emailRule, formSchema, postalCodeRule, useForm } from './index.ts';
import type { FormOptions, SubmitOutcome } from './index.ts';

const initial = { email: '', postcode: '', agreed: false };
const schema = formSchema({ email: emailRule(), postcode: postalCodeRule(), agreed: agreementRule() });
type Options = FormOptions<typeof initial, { email: string; postcode: string; agreed: boolean }>;

const Example = ({
  onSubmit,
  language = 'en',
  known = '',
}: Pick<Options, 'onSubmit'> & Partial<Pick<Options, 'language'>> & { known?: string }) => {
  const { form, field, checkbox, errors, status, serverError, values, reset } = useForm({
    schema,
    initial: { ...initial, email: known },
    language,
    onSubmit,
  });
  const { error: emailError, ...email } = field('email');
  const { error: postcodeError, ...postcode } = field('postcode');
  const { error: agreedError, ...agreed } = checkbox('agreed');
  return (
    <Form {...form} aria-label="example">
      <input aria-label="Email" {...email} />
      <input aria-label="Postal code" {...postcode} />
      <input aria-label="Agreed" type="checkbox" {...agreed} />
      <p role="alert">{[emailError, postcodeError, agreedError].filter(Boolean).join('|')}</p>
      <output>{`${status} ${Object.keys(errors).length} ${values.email} ${serverError ?? ''}`.trim()}</output>
      <button>Send</button>
      <button type="button" onClick={reset}>
        Start again
      </button>
    </Form>
  );
};

const alert = () => screen.getByRole('alert').textContent;
const state = () => screen.getByRole('status').textContent;
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const setUp = (onSubmit: Options['onSubmit'] = async () => ({ ok: true })) => {
  const sent = jest.fn(onSubmit);
  render(<Example onSubmit={sent} />);
  const type = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
  const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { sent, type, send };
};

test('a field’s error shows when it has been left, and goes as it is corrected', async () => {
  const { type } = setUp();
  await type('Email', 'anna');
  expect(alert()).toBe('');
  await userEvent.tab();
  expect(alert()).toContain('Please enter a valid email address. For example name@example.ca');
  await type('Email', '@home.ca');
  expect(alert()).not.toContain('email');
});

test('a first value that comes late is the field’s, and takes the error of the empty field away; what was typed stays', async () => {
  const answered = async () => ({ ok: true }) as const;
  const { rerender } = render(<Example onSubmit={answered} />);
  await userEvent.type(input('Postal code'), 'M5V 3L9');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(state()).toContain('idle 2');
  rerender(<Example onSubmit={answered} known="anna@home.ca" />);
  expect(input('Email').value).toBe('anna@home.ca');
  expect(input('Postal code').value).toBe('M5V 3L9');
  expect(state()).toBe('idle 1 anna@home.ca');
});

test('a field left by a press is judged when the press is over: an error that moved its target away would lose it', async () => {
  const { type } = setUp();
  const user = userEvent.setup();
  await type('Email', 'anna');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Start again' }) });
  expect(document.activeElement).not.toBe(input('Email'));
  expect(alert()).toBe('');
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(alert()).toContain('Please enter a valid email address.');
});

test('a wrong submit shows every error, focuses the first wrong field and keeps what was typed', async () => {
  const { sent, type, send } = setUp();
  await type('Email', 'anna@home.ca');
  await type('Postal code', '90210');
  await send();
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input('Postal code'));
  expect(input('Postal code').value).toBe('90210');
  expect(alert()).toContain('Zip Code is invalid. For example A1B 2C3.|Check the box to proceed.');
});

test('a right submit gives the cast values and what was typed', async () => {
  const { sent, type, send } = setUp();
  await type('Email', 'anna@home.ca');
  await type('Postal code', 'k1a0b1');
  await userEvent.click(screen.getByLabelText('Agreed'));
  await send();
  expect(sent).toHaveBeenCalledWith(
    { email: 'anna@home.ca', postcode: 'K1A 0B1', agreed: true },
    { email: 'anna@home.ca', postcode: 'k1a0b1', agreed: true },
  );
  expect(state()).toContain('succeeded 0');
});

test('what stands in the fields counts even when no event told of it', async () => {
  const { sent, send } = setUp();
  const fill = (label: string, text: string) => {
    input(label).value = text;
  };
  fill('Email', 'anna@home.ca');
  fill('Postal code', 'K1A 0B1');
  await userEvent.click(screen.getByLabelText('Agreed'));
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('two clicks send once, and the server’s answer is shown at its field', async () => {
  let answer: (outcome: SubmitOutcome<typeof initial>) => void = () => {};
  const { sent, type, send } = setUp(
    async () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await type('Email', 'anna@home.ca');
  await type('Postal code', 'K1A 0B1');
  await userEvent.click(screen.getByLabelText('Agreed'));
  await send();
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(state()).toContain('submitting');
  await act(async () => answer({ ok: false, message: 'Not today.', fields: { email: 'Unknown address.' } }));
  expect(state()).toContain('failed 1 anna@home.ca Not today.');
  expect(alert()).toContain('Unknown address.');
  expect(document.activeElement).toBe(input('Email'));
  await type('Email', 'x');
  expect(alert()).toBe('');
});

test('errors are told in the person’s language', async () => {
  render(<Example language="fr" onSubmit={async () => ({ ok: true })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(alert()).toContain('Ce champ est obligatoire.');
});

test('starting again empties the form and its errors', async () => {
  const { type, send } = setUp();
  await type('Email', 'anna');
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(input('Email').value).toBe('');
  expect(state()).toContain('idle 0');
});

test('the form’s button is busy until the answer, then the form says what became of it, and begins anew where it asks for that', async () => {
  const answers: ((outcome: SubmitOutcome<{ email: string }>) => void)[] = [];
  const Ask = () => {
    const { form, field } = useForm({
      schema: formSchema({ email: emailRule() }),
      initial: { email: '' },
      language: 'en',
      onSubmit: async () => new Promise<SubmitOutcome<{ email: string }>>((resolve) => answers.push(resolve)),
    });
    return (
      <Form {...form}>
        <TextField {...field('email')} label="Email" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
  };
  const answer = (outcome: SubmitOutcome<{ email: string }>) => act(async () => answers.pop()?.(outcome));
  const button = () => screen.getByRole('button', { name: 'Send' });
  render(<Ask />);
  await userEvent.type(input('Email'), 'anna@home.ca{Enter}');
  expect(button().getAttribute('aria-busy')).toBe('true');
  await answer({ ok: false, message: 'Come back later.' });
  expect(alert()).toBe('Come back later.');
  expect(button().getAttribute('aria-busy')).toBeNull();
  expect(input('Email').value).toBe('anna@home.ca');
  await userEvent.click(button());
  expect(screen.queryByRole('alert')).toBeNull();
  await answer({ ok: true, said: 'We have it.', reset: true });
  expect(state()).toBe('We have it.');
  expect(input('Email').value).toBe('');
});
