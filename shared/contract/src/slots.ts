interface Nothing {
  readonly [never: string]: never;
}

/**
 * Places of a page that other remotes may fill, and the plain props that their fillers are given. Here are those of the
 * shell and of several remotes. This list is types alone and open: a remote adds a slot of its own in its `names.d.ts`.
 */
export interface SlotProps {
  overlay: Nothing;
  /** The challenge of a form that registers somebody or pays with a card; it stands in that form, its box in the one whose id is `form`. */
  captcha: { form: string; response: string; error: string | undefined; onResponse: (response: string) => void };
}
export type SlotName = keyof SlotProps;
