/** Elements without an end tag. */
const voidElements = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'col'])

/**
 * Splits a stored body's HTML into its top-level blocks: paragraphs, lists, pictures. The joined blocks are the same bytes for any input. They are
 * the visible blocks only for HTML in the spelling of stored bodies (`lib/body/write.ts`).
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  const cut = (end: number) => {
    if (end > start) blocks.push(html.slice(start, end))
    start = end
  }
  for (let open = html.indexOf('<'); open >= 0; ) {
    const close = html.indexOf('>', open)
    if (close < 0) break
    const tag = html.slice(open + 1, close)
    // Text outside all elements is a block, too.
    if (depth === 0) cut(open)
    if (tag.startsWith('/')) depth = Math.max(0, depth - 1)
    else if (!tag.endsWith('/') && !voidElements.has(tag.split(' ', 1)[0] ?? '')) depth++
    if (depth === 0) cut(close + 1)
    open = html.indexOf('<', close)
  }
  cut(html.length)
  return blocks
}
