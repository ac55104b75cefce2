/** Values that answers of the API held, by the names of their fields. */
export type Known = ReadonlyMap<string, readonly unknown[]>;

const mostOfName = 8;

/** Other names that an input has for what an answer calls `id`, and the like. */
const alsoKnownAs: Readonly<Record<string, readonly string[]>> = {
  order_id: ['order_id', 'order_sn'],
  order_sn: ['order_sn', 'order_id'],
  nonce: ['nonce', 'payment_nonce'],
  payment_id: ['payment_nonce', 'nonce'],
  token: ['token', 'payment_nonce'],
  item_id: ['item_id', 'item_ids', 'later_item_id', 'gift_id'],
  later_item_id: ['later_item_id', 'item_id'],
  id: ['id', 'review_id', 'reward_id', 'task_id', 'gift_id'],
};

/** Collects ids, numbers and tokens of answers, so that later calls name things that exist. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();
  readonly #withheld: readonly string[];

  /** Texts that hold one of `withheld` are left out. */
  constructor(withheld: readonly string[]) {
    this.#withheld = withheld;
  }

  get values(): Known {
    return this.#values;
  }

  /** Remembers the latest numbers and short texts below `value`, under their fields' names. */
  learn(value: unknown, name = ''): void {
    if (Array.isArray(value)) {
      for (const one of value.slice(0, mostOfName)) this.learn(one, name);
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, one] of Object.entries(value)) this.learn(one, field);
    } else if (typeof value === 'number' || (typeof value === 'string' && value.length <= 100 && value !== '')) {
      for (const known of alsoKnownAs[name] ?? [name]) this.#add(known, value);
    }
  }

  #add(name: string, value: number | string): void {
    if (this.#withheld.some((text) => String(value).includes(text))) return;
    const values = this.#values.get(name) ?? [];
    this.#values.set(name, [value, ...values.filter((one) => one !== value)].slice(0, mostOfName));
  }
}
