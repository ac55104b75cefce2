import type { CallResult } from '@shop/contract';
import { actionCall, answer, renderPart, useServer, type ActionAnswers } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/fixtures.ts';
import { action } from './form-action.ts';
import { ReviewForm } from './review-form.tsx';

const server = useServer();
const sofa = { entity_id: 7, name: 'Lund sofa', url_path: 'sofas/lund-sofa.html', gallery: [] };
const stored = { review_id: 12, state: 'shown' } as CallResult<'addProductReview'>; // nothing else of it is read
const wrong = 'Please write a height from 100 to 230 cm, such as 172 cm or 5′8″.';

describe('in the browser', () => {
  const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish the review' }));
  const fill = async () => {
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByLabelText('Title'), 'Deep and soft');
    await userEvent.type(screen.getByLabelText('Your review'), 'We fell asleep.');
  };

  test('a writer may say their height and room; what is no height is said there, and nothing typed is lost', async () => {
    const asked: unknown[] = [];
    const answers = [
      { code: 503, message: '' },
      { height: 173, room: 'bedroom' },
    ];
    server.use(
      answer('addProductReview', stored),
      answer('aboutReviewer', ({ body }) => {
        asked.push(body);
        return answers.shift() ?? {};
      }),
    );
    renderPart(<ReviewForm product={sofa} nickname="Ana" />, { texts });
    await fill();
    const height = screen.getByLabelText(/^Height/);
    await userEvent.type(height, '5.8');
    await userEvent.selectOptions(screen.getByLabelText(/^In which room/), 'Bedroom');
    await publish();
    await waitFor(() => expect(height).toHaveAccessibleDescription(expect.stringContaining(wrong)));
    expect(screen.getByLabelText('Title')).toHaveValue('Deep and soft');
    await userEvent.clear(height);
    await userEvent.type(height, '5′8″');
    await publish();
    // The review is there, its writer's height is not.
    expect(await screen.findByText(/Your review is sent, but your height and room are not/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your review' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('Sent: it is now beside your review.')).toBeVisible();
    const said = { review_id: '12', height: '173', room: 'bedroom' }; // as a form sends it
    expect(asked).toEqual([said, said]);
  });

  test('who says nothing of themselves sends nothing of it', async () => {
    server.use(answer('addProductReview', stored));
    renderPart(<ReviewForm product={sofa} nickname="Ana" />, { texts });
    await fill();
    await publish();
    expect(await screen.findByText('Thank you! Your review is published.')).toBeVisible();
  });
});

describe('without scripts', () => {
  const filled = { star: '4', title: 'Deep', detail: 'Soft.', nickname: 'Ana', height: '5′8″', room: 'living-room' };
  const send = async (answers: object, fields: Record<string, string>) => {
    const { call, asked } = actionCall(answers as ActionAnswers); // only what the action reads
    const url = new URL('http://shop.test/customer/account/write-review?product_id=7');
    const done = await action({ url, language: 'en', fields: new URLSearchParams(fields), from: null, call });
    return { done, asked: asked.map(({ name, input }) => [name, input]) };
  };
  const added = { addProductReview: { result: stored } };

  test('the height and the room go out once the review is there', async () => {
    const { done, asked } = await send(added, filled);
    expect(done).toEqual({ redirect: '/customer/account/review?review_id=12' });
    expect(asked[1]).toEqual(['aboutReviewer', { body: { review_id: 12, height: 173, room: 'living-room' } }]);
    expect((await send(added, { ...filled, height: '', room: '' })).asked).toHaveLength(1);
  });

  test('a height that is none comes back at its field before anything is sent', async () => {
    const values = { ...filled, height: 'tall' };
    expect(await send(added, values)).toEqual({ done: { again: { values, errors: { height: wrong } } }, asked: [] });
  });

  test('a review without its writer’s height says so', async () => {
    const { done } = await send({ ...added, aboutReviewer: { code: 500, message: '' } }, filled);
    const message = 'Your review is sent, but your height and room are not.';
    expect(done).toEqual({ again: { values: filled, errors: {}, message } });
  });
});
