import { personHeight } from '@shop/contract';
import { localStore, readJson } from '@shop/platform';
import { roomOf, type Person } from '../../parts/people-like-me/person.ts';

const KEY = 'people_like_me';

/** What the reader said of themselves before, in this browser alone; null where it was nothing. */
export const storedPerson = (): Person | null => {
  const { height, room: stored } = Object(readJson(localStore, KEY)) as Record<keyof Person, unknown>;
  const room = roomOf(stored);
  const isHeight = Number.isInteger(height) && Number(height) >= personHeight.min && Number(height) <= personHeight.max;
  if (!isHeight && room === undefined) return null;
  return { ...(isHeight && { height: Number(height) }), ...(room && { room }) };
};

export const storePerson = (person: Person): void => void localStore.write(KEY, JSON.stringify(person));
export const forgetPerson = (): void => localStore.remove(KEY);
