import { answerOutside } from '@shop/testing';

/** The sandbox provider's own server: `asked` hears what its card fields send, and the answer is the card's token. */
export const sandboxCards = (asked: (card: unknown) => void = () => undefined) =>
  answerOutside('/dev/cards/tokens', (card) => {
    asked(card);
    return { token: 'card-token' };
  });
