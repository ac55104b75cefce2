/** Links, and words in bold. */
const inline = (line: string): string =>
  line.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>').replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const blockOf = (block: string): string => {
  const lines = block.split('\n');
  if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`;
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  return `<p>${inline(lines.join(' '))}</p>`;
};

/**
 * A page from the Markdown that pages are written in: its title as `#`, then headings as `##`, paragraphs and lists,
 * with links and bold words. The body is HTML of h2, p, ul, li, a and strong.
 * @throws Error when it does not begin with a title
 */
export const pageFromMarkdown = (markdown: string): { title: string; body: string } => {
  const [first = '', ...blocks] = markdown.trim().split(/\n{2,}/);
  if (!first.startsWith('# ')) throw new Error('a page begins with its title: # About us');
  return { title: first.slice(2), body: blocks.map(blockOf).join('') };
};
