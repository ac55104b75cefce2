/** When the sale event is; from `startsAt` on and until `endsAt`, exclusive. ISO 8601. */
interface Event {
  startsAt: string;
  endsAt: string;
}

export const eventIsOn = ({ startsAt, endsAt }: Event, now: Date): boolean =>
  now.getTime() >= Date.parse(startsAt) && now.getTime() < Date.parse(endsAt);
