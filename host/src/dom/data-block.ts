import type { dataBlocks } from '../../contract/document.ts';

/** Reads a JSON data block of the page; null when the page has none. */
export const readDataBlock = <T>(id: keyof typeof dataBlocks): T | null => {
  const element = document.getElementById(id);
  if (!element?.textContent) return null;
  return JSON.parse(element.textContent) as T; // written by our own server
};
