export interface PushContent {
  title: string;
  body: string;
  /** Where a press on it leads: a path of the shop. */
  url: string;
  /** A newer message with the same tag takes the place of the older one. */
  tag: string;
  lang: string;
}
