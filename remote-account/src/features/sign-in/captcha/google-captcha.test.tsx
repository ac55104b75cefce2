import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { Form as Sent } from '@shop/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { texts } from '../../../testing/fixtures.ts';
import { forgetGoogle, scriptArrives, scriptCount } from '../../../testing/google.ts';
import { siteWith } from '../../../testing/site.ts';
import { Captcha } from '../captcha.tsx';
import type { Recaptcha } from './recaptcha.ts';

const server = useServer();
const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const configured = (keys: Parameters<typeof siteWith>[0]) => server.use(answer('configInit', siteWith(keys)));

afterEach(forgetGoogle);
afterEach(() => jest.useRealTimers());

/** Google's script, as far as a page sees it; the widgets that it drew are `drawn`. */
const fakeGoogle = () => {
  const drawn: { box: HTMLElement; options: Parameters<Recaptcha['render']>[1] }[] = [];
  const reset = jest.fn();
  const recaptcha: Recaptcha = {
    ready: (run) => run(),
    render: (box, options) => {
      if (box.childElementCount > 0) throw new Error('reCAPTCHA has already been rendered in this element');
      box.append(Object.assign(document.createElement('iframe'), { title: 'reCAPTCHA' }));
      return drawn.push({ box, options }) - 1;
    },
    reset,
  };
  const last = () => {
    const widget = drawn.at(-1);
    if (!widget) throw new Error('nothing was drawn');
    return widget.options;
  };
  return { drawn, reset, last, install: () => void (window.grecaptcha = recaptcha) };
};

const Form = ({ error }: { error?: string }) => {
  const [response, setResponse] = useState('');
  return (
    <Sent withoutScripts={null}>
      <Captcha form="captcha" response={response} error={error} onResponse={setResponse} />
      <output>{response}</output>
      <button type="button" onClick={() => setResponse('')}>
        Used up
      </button>
    </Sent>
  );
};
const open = (language: 'en' | 'fr' = 'en', error?: string) => renderPart(<Form error={error} />, { texts, language });
const response = () => screen.getByRole('status').textContent;
const widget = () => screen.findByTitle('reCAPTCHA');
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('without a site key it is the shop’s own box, and nothing of Google’s is loaded', async () => {
  configured({});
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I’m not a robot' }));
  expect(response()).toMatch(/^sandbox\./);
  expect(scriptCount('https://')).toBe(0);
});

test('with a site key it is Google’s checkbox; its response, and the end of it, are the form’s', async () => {
  const google = fakeGoogle();
  configured({ recaptcha_site_key: 'site' });
  open();
  const script = await scriptArrives(SCRIPT, google.install);
  expect(script.src).toBe(`${SCRIPT}?render=explicit&hl=en`);
  expect(await widget()).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(google.last()).toMatchObject({ sitekey: 'site' });
  act(() => google.last().callback('03AGd'));
  expect(response()).toBe('03AGd');
  act(() => google.last()['expired-callback']());
  expect(response()).toBe('');
  expect(google.reset).not.toHaveBeenCalled(); // Google says itself that it has expired
});

test('AUTH-026 a response that the form has used up opens the challenge again', async () => {
  const google = fakeGoogle();
  configured({ recaptcha_site_key: 'site' });
  open();
  await scriptArrives(SCRIPT, google.install);
  act(() => google.last().callback('03AGd'));
  await userEvent.click(screen.getByRole('button', { name: 'Used up' }));
  expect(google.reset).toHaveBeenCalledTimes(1);
  expect(google.reset).toHaveBeenCalledWith(0);
});

test('VAL-019 an unsolved one is said beside it', async () => {
  const google = fakeGoogle();
  configured({ recaptcha_site_key: 'site' });
  open('en', 'Incorrect reCAPTCHA.');
  await scriptArrives(SCRIPT, google.install);
  expect(screen.getByRole('alert')).toHaveTextContent('Incorrect reCAPTCHA.');
});

test('in French Google is asked for French', async () => {
  const google = fakeGoogle();
  configured({ recaptcha_site_key: 'site' });
  open('fr');
  const script = await scriptArrives(SCRIPT, google.install);
  expect(script.src).toBe(`${SCRIPT}?render=explicit&hl=fr-CA`);
  expect(screen.getByRole('group', { name: 'Vérification que vous n’êtes pas un robot' })).toBeVisible();
});

test('the script is loaded once, however often it is shown', async () => {
  const google = fakeGoogle();
  configured({ recaptcha_site_key: 'site' });
  const first = open();
  await scriptArrives(SCRIPT, google.install);
  first.unmount();
  configured({ recaptcha_site_key: 'site' });
  open();
  expect(await widget()).toBeVisible();
  expect(scriptCount(SCRIPT)).toBe(1);
  expect(google.drawn).toHaveLength(2);
});

describe('when it does not come, that is said, and one may try again', () => {
  const loadError =
    'The check that you are not a robot could not be loaded. Please check your connection and try again.';

  test('because the script is refused', async () => {
    const google = fakeGoogle();
    configured({ recaptcha_site_key: 'site' });
    open();
    await scriptArrives(SCRIPT, null);
    expect(screen.getByRole('alert')).toHaveTextContent(loadError);
    expect(scriptCount(SCRIPT)).toBe(0);
    await retry();
    expect(screen.getByRole('group')).toHaveFocus();
    await scriptArrives(SCRIPT, google.install);
    expect(await widget()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('because it takes more than 10 s', async () => {
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    configured({ recaptcha_site_key: 'site' });
    open();
    await waitFor(() => expect(scriptCount(SCRIPT)).toBe(1));
    await pass(9_900);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent(loadError);
  });

  test('because Google is lost on the way: what was solved counts no more', async () => {
    const google = fakeGoogle();
    configured({ recaptcha_site_key: 'site' });
    open();
    await scriptArrives(SCRIPT, google.install);
    act(() => google.last().callback('03AGd'));
    act(() => google.last()['error-callback']());
    expect(screen.getByRole('alert')).toHaveTextContent(loadError);
    expect(document.querySelector('output')).toHaveTextContent('');
    await retry();
    expect(await widget()).toBeVisible();
    expect(google.drawn).toHaveLength(2);
  });

  test('because nobody says which it is', async () => {
    server.use(breakConnection('configInit'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(loadError);
    configured({});
    await retry();
    expect(await screen.findByRole('checkbox', { name: 'I’m not a robot' })).toBeVisible();
  });
});
