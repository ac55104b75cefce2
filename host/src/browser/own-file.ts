/**
 * What a file of our own server says; null where there is none of that name. One that does not come is asked for once
 * more.
 *
 * @throws an error when it does not come.
 */
export const ownFile = async <T>(address: string): Promise<T | null> => {
  const asked = async (): Promise<T | null> => {
    const answer = await fetch(address);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
    return (await answer.json()) as T; // from our own server
  };
  return asked().catch(asked);
};
