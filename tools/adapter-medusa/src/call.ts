import type { CallBody, CallName, CallQuery, CallResult, Language } from '@shop/contract';
import type { PicturePath } from './catalogue/pictures.ts';
import type { Snapshots } from './catalogue/snapshot.ts';
import type { Memory, Person } from './memory.ts';
import type { MedusaAdmin, MedusaStore } from './medusa.ts';
import type { SandboxCards } from './shopping/sandbox-cards.ts';
import type { Picture } from './picture-at.ts';
import { refusals, type Answer } from './refusal.ts';

/** What all calls are answered from. */
export interface Backend {
  readonly store: MedusaStore;
  /** Medusa's API for who runs the shop; null without a secret key, and then calls that need it are not served. */
  readonly admin: MedusaAdmin | null;
  /** Seals links in letters. */
  readonly linkSecret: string;
  /** For how many days after its delivery something can be sent back. */
  readonly returnDays: number;
  readonly memory: Memory;
  readonly snapshot: Snapshots;
  readonly picture: PicturePath;
  /** A picture of Medusa's by its address; null for what is none. */
  readonly pictureAt: (url: string) => Promise<Picture | null>;
  /** Medusa's region of Canada. */
  readonly region: () => Promise<string>;
  readonly cards: SandboxCards;
  readonly isSandbox: boolean;
}

/** Who asks, and how. */
export interface Asking<N extends CallName> {
  readonly query: CallQuery<N>;
  readonly body: CallBody<N>;
  readonly language: Language;
  /** Null without a token that is good. */
  readonly person: Person | null;
  readonly token: string | null;
  /** Medusa's id of the cart that the person was shown last (CHK-017); null where none is named. */
  readonly indent: string | null;
  /** IP address of the visitor. */
  readonly address: string;
  /** How the browser names itself. */
  readonly agent: string | null;
}

type Handler<N extends CallName> = (
  backend: Backend,
  asking: Asking<N>,
) => CallResult<N> | Answer<CallResult<N>> | Promise<CallResult<N> | Answer<CallResult<N>>>;

/** The calls of the contract that are answered; what is not here is refused with 404. */
export type Handlers = { readonly [N in CallName]?: Handler<N> };

/** Of calls that are served with a secret key alone. */
export const demandAdmin = ({ admin }: Pick<Backend, 'admin'>): MedusaAdmin => {
  if (!admin) throw refusals.notOffered();
  return admin;
};

/** @throws Refusal 401 */
export const demandPerson = ({ person }: Pick<Asking<CallName>, 'person'>): Person => {
  if (!person) throw refusals.signIn();
  return person;
};

/** A customer with Medusa's token for them. @throws Refusal 401 */
export const demandCustomer = (asking: Pick<Asking<CallName>, 'person'>): Person & { jwt: string } => {
  const { jwt, ...person } = demandPerson(asking);
  if (jwt === null) throw refusals.signIn();
  return { ...person, jwt };
};
