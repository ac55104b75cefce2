/** A policy's text in lines: underscores part them, a middle dot marks a bullet (document 3 §2). */
export const policyLines = (content: string): { text: string; isBullet: boolean }[] =>
  content
    .split('_')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line.replace(/^·\s*/, ''), isBullet: line.startsWith('·') }));
