import { Type } from 'typebox';
import { Id, Instant, Line, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';
import { contentPlaces } from './places/index.ts';
import { both, bothRead, DayOrInstant, ShopPath } from './promotions.ts';

export const Place = oneOf(contentPlaces);

/** An entry’s id: its path (such as a page’s), its number (news), or else a sign of what it says. */
export const EntryId = Type.String({ minLength: 1, maxLength: 200 });

const listed = {
  place: Place,
  id: Text,
  title: bothRead,
  text: nullable(bothRead),
  picture: nullable(Text),
  url: nullable(Text),
  /** When it goes; null while nobody has said. */
  until: nullable(Instant),
};
export const ContentRow = record(listed);
export const ContentWhole = record({
  ...listed,
  action: nullable(bothRead),
  /** HTML, with the names of the shop’s terms as they were written. */
  body: nullable(bothRead),
  topic: nullable(Text),
  categories: Type.Array(Text),
});
export const PlannedContent = record({
  id: Id,
  place: Place,
  entry_id: Text,
  change: oneOf(['add', 'replace', 'remove']),
  /** Null for what goes. */
  title: nullable(bothRead),
  from: Instant,
});

const Title = both(200);
const Words = both(2_000);
const Body = both(100_000);
/** An address of a picture that there is, such as `/media/pictures/sofa-640.avif`. */
const PictureAddress = Type.String({ maxLength: 300 });

const fields = {
  text: optional(nullable(Words)),
  action: optional(nullable(both(80))),
  /** HTML. */
  body: optional(Body),
  picture: optional(nullable(PictureAddress)),
  url: optional(nullable(ShopPath)),
  /** Slug of what it is about. */
  topic: optional(Line),
  /** Products of these have it on their pages; without it all have. */
  categories: optional(Type.Array(Line, { maxItems: 50 })),
  /** At once without it. */
  from: optional(DayOrInstant),
};
export const newContent = record({
  place: Place,
  /** Of what has an address of its own, such as a page. */
  path: optional(Line),
  title: Title,
  ...fields,
  until: optional(DayOrInstant),
});
/** A field that is absent stays; null takes away one that may be missing. */
export const changedContent = record({
  place: Place,
  id: EntryId,
  title: optional(Title),
  ...fields,
  until: optional(nullable(DayOrInstant)),
});
