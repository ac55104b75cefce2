import { salesChannels, type SalesChannel } from '@shop/contract';

export const isSalesChannel = (text: string): text is SalesChannel => salesChannels.some((known) => known === text);

/** An address of the web that people may be led to. */
export const isWebsite = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
