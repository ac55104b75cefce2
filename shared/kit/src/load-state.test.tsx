import { renderPart } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded, LoadState } from './index.ts';

const t = (key: string): string => key;
const query = { isError: false, isFetching: false, refetch: jest.fn() };

test('a shape stands there until the data comes', () => {
  const { rerender } = renderPart(
    <Loaded
      t={t}
      query={{ ...query, currentData: undefined as string | undefined }}
      title="Failed"
      shape={<p>Shape</p>}
    >
      {(name) => <p>Hello {name}</p>}
    </Loaded>,
  );
  expect(screen.getByText('Shape')).toBeVisible();
  rerender(
    <Loaded t={t} query={{ ...query, currentData: 'Ada' }} title="Failed" shape={<p>Shape</p>}>
      {(name) => <p>Hello {name}</p>}
    </Loaded>,
  );
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('what failed can be asked for again', async () => {
  renderPart(<LoadState t={t} query={{ ...query, isError: true, error: { reason: 'network' } }} title="Failed" />);
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(query.refetch).toHaveBeenCalledTimes(1);
});

test('an expired token is no failure: its call is repeated with a new one', () => {
  const error = { reason: 'code', code: 401, message: '' };
  renderPart(<LoadState t={t} query={{ ...query, isError: true, error }} title="Failed" shape={<p>Shape</p>} />);
  expect(screen.getByText('Shape')).toBeVisible();
});
