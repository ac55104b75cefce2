/** A policy's text in lines: underscores separate them, a middle dot marks a bullet (POP-035). */
export const policyLines = (content: string): { text: string; isBullet: boolean }[] =>
  content
    .split('_')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line.replace(/^·\s*/, ''), isBullet: line.startsWith('·') }));
