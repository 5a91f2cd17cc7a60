/** Elements without an end, however they are spelled. */
const endless = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'col'])

/**
 * A stored body's HTML as the blocks that stand side by side in it: paragraphs, lists, pictures. Joined they are the same bytes again, whatever
 * came in; only in the spelling that bodies are stored in (`lib/body/write.ts`) are they the blocks that one sees.
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
    // Text that stands outside of everything is a block, too.
    if (depth === 0) cut(open)
    if (tag.startsWith('/')) depth = Math.max(0, depth - 1)
    else if (!tag.endsWith('/') && !endless.has(tag.split(' ', 1)[0] ?? '')) depth++
    if (depth === 0) cut(close + 1)
    open = html.indexOf('<', close)
  }
  cut(html.length)
  return blocks
}
