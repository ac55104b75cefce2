import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button.tsx';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => jest.useRealTimers());

const press = async (): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    await Promise.resolve();
  });
};

test('SHELL-033 after a copy the caller can toast, and a Copied tooltip stays for 5 s', async () => {
  const onCopied = jest.fn();
  render(<CopyButton text="SAVE10" label="Copy code" copiedLabel="Copied" onCopied={onCopied} />);
  await press();
  expect(writeText).toHaveBeenCalledWith('SAVE10');
  expect(onCopied).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a browser that refuses is not said to have copied', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const onFailed = jest.fn();
  render(<CopyButton text="SAVE10" label="Copy code" copiedLabel="Copied" onFailed={onFailed} />);
  await press();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
