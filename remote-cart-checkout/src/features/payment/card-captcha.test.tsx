import { SlotProvider } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderToken, placed, texts } from '../../testing/fixtures.ts';
import { sandboxCards } from '../../testing/sandbox-cards.ts';
import { paymentModels } from './models.ts';
import { SandboxCard } from './providers/sandbox/sandbox-card.tsx';

const server = useServer();
afterEach(() => sessionStorage.clear());

interface CaptchaProps {
  response: string;
  error?: string;
  onResponse: (response: string) => void;
}
/** Stands for the challenge that another remote puts into the slot. */
const Captcha = ({ response, error, onResponse }: CaptchaProps) => (
  <label>
    I’m not a robot
    <input type="checkbox" checked={response !== ''} onChange={() => onResponse('solved')} />
    <span>{error}</span>
  </label>
);
const source = { load: async () => [Captcha] as never }; // a slot's parts, whatever their props

const needed = {
  en: 'There were several failed attempts. Please solve the reCAPTCHA to go on.',
  fr: 'Il y a eu plusieurs tentatives infructueuses. Veuillez résoudre le reCAPTCHA pour continuer.',
};

const open = async (language: 'en' | 'fr') => {
  const sent: unknown[] = [];
  server.use(
    sandboxCards(),
    answer('braintreeCreditCard', ({ body }) => {
      sent.push(body?.g_recaptcha_response);
      if (body?.g_recaptcha_response === 'solved') return { nonce: 'n-1', card_type: 'Visa', last_four: '1111' };
      return { code: 400, message: needed[language], result: { field: 'g_recaptcha_response' } as never }; // a refusal's
    }),
    answer('braintreeUnderRiskified', { status: 'approved' }),
    answer('orderToken', orderToken),
    answer('createOrder', { code: 400, message: 'Declined.' }),
  );
  const order = { method: 'card', grandTotal: 1_000, email: null, cartMethod: 'card' } as const;
  const view = renderPart(
    <SlotProvider value={source}>
      <SandboxCard order={order} clientToken="client" />
    </SlotProvider>,
    { texts, language, models: paymentModels },
  );
  const [number, expiry, code, name] = screen.getAllByRole('textbox');
  await userEvent.type(number as HTMLElement, '4111 1111 1111 1111');
  await userEvent.type(expiry as HTMLElement, '04/39');
  await userEvent.type(code as HTMLElement, '123');
  await userEvent.type(name as HTMLElement, 'Ana Tremblay');
  return { sent, ...view };
};

test('AUTH-031 the API asks for a captcha: it is shown, nothing is sent without it, and with it the card is tried', async () => {
  const { sent } = await open('en');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  const pay = screen.getByRole('button', { name: /^Pay/ });
  await userEvent.click(pay);
  expect(await screen.findByRole('alert')).toHaveTextContent(needed.en);
  const captcha = await screen.findByRole('checkbox', { name: /robot/ });
  await userEvent.click(pay);
  expect(screen.getByText('Incorrect reCAPTCHA.')).toBeVisible();
  expect(sent).toEqual([undefined]);
  // By keyboard.
  act(() => captcha.focus());
  await userEvent.keyboard(' ');
  expect(captcha).toBeChecked();
  const form = document.querySelector('form[action="/api/google/recaptcha"]');
  expect(form?.querySelector('input[name="g_recaptcha_response"]')).toHaveValue('solved');
  expect(screen.queryByText('Incorrect reCAPTCHA.')).not.toBeInTheDocument();
  server.use(answer('createOrder', placed));
  await userEvent.click(pay);
  await waitFor(() => expect(sent).toEqual([undefined, 'solved']));
});

test('a response is good for one card: the next one needs another', async () => {
  const { sent } = await open('fr');
  const pay = screen.getByRole('button', { name: /^Payer/ });
  await userEvent.click(pay);
  expect(await screen.findByRole('alert')).toHaveTextContent(needed.fr);
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(pay);
  expect(await screen.findByText('Declined.')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(pay);
  expect(screen.getByText('reCAPTCHA incorrect.')).toBeVisible();
  expect(sent).toEqual([undefined, 'solved']);
});
