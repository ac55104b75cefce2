import { handOverEvent, type HandOver } from '../../contract/document.ts';

/**
 * Has the start script send no more forms, whose guest this shell would not know, and waits for those that are on their
 * way. Answers what is to be dispatched for them.
 */
export const handedOver = async (): Promise<HandOver> => {
  const sent: Promise<HandOver>[] = [];
  dispatchEvent(new CustomEvent(handOverEvent, { detail: sent }));
  return (await Promise.all(sent)).flat();
};
