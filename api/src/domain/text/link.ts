/** Ends of addresses that advertisements have; a sentence without a space after its full stop is none. */
const ends =
  'com|ca|net|org|info|biz|shop|store|online|site|web|xyz|io|co|app|dev|fr|uk|us|eu|de|ru|cn|top|club|vip|link|click|live|me|tv|pro|win|quebec|example';
const dot = String.raw`(?:\.|\s+\.\s+|\s*[([]\s*(?:dot|point)\s*[)\]]\s*)`;
const address = new RegExp(String.raw`https?:|www\.|[\p{L}\d-]${dot}(?:${ends})(?![\p{L}\d])`, 'iu');

/** Whether a text leads somewhere else: an address of a page or an e-mail, also one that is spelled out. */
export const hasLink = (text: string): boolean =>
  address.test(text.normalize('NFKC').replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, ''));
