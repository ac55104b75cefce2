/** ms that a provider's part of the page has to appear. */
const TIMEOUT = 20_000;

/** Rejects when it takes too long; a value that comes after that is handed to `late`. */
export const inTime = <T>(promised: Promise<T>, late: (arrived: T) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      reject(new Error('The payment provider did not answer in time'));
    }, TIMEOUT);
    promised.then(
      (arrived) => {
        clearTimeout(timer);
        if (isOver) late(arrived);
        else resolve(arrived);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
