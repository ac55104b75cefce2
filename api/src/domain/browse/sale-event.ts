/** When the sale event is; from `startsAt` on and until `endsAt`, exclusive. ISO 8601. */
interface Event {
  startsAt: string;
  endsAt: string;
}

/** Whether the sale event is on at this moment. */
export const eventIsOn = ({ startsAt, endsAt }: Event, now: Date): boolean =>
  now.getTime() >= Date.parse(startsAt) && now.getTime() < Date.parse(endsAt);

/** How many tickets a drum holds in which each prize has `weight` of them. */
export const ticketsOf = (prizes: readonly { weight: number }[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The prize of a ticket, 0 to `ticketsOf(prizes) - 1`.
 * @throws RangeError for a ticket that is not in the drum
 */
export const prizeOfTicket = <P extends { weight: number }>(prizes: readonly P[], ticket: number): P => {
  let end = 0;
  const won = prizes.find(({ weight }) => ticket >= 0 && ticket < (end += weight));
  if (!won) throw new RangeError(`No ticket ${ticket}`);
  return won;
};
