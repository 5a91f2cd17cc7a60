/** A tag, or square brackets with anything in between except other brackets. Tags come first: brackets in an attribute are no gap. */
const tagOrBrackets = /<[^<>]*>|\[(?:<[^<>]*>|[^[\]<])+\]/g

const tagsOf = (html: string): string => (html.match(/<[^<>]*>/g) ?? []).join('')

/** Whether a match is a gap: words in brackets, except the editor's mark `[sic]`. */
function isGap(match: string): boolean {
  const words = match.replace(/<[^<>]*>/g, '').toLowerCase()
  return words.startsWith('[') && words !== '[sic]' && /\p{L}/u.test(words)
}

/** The gaps of an institutional page, without their brackets and each once: facts in square brackets that the newsroom must fill in. */
export function gapsIn(html: string): string[] {
  const gaps = (html.match(tagOrBrackets) ?? []).filter(isGap)
  return [
    ...new Set(
      gaps.map(gap =>
        gap
          .replace(/<[^<>]*>/g, '')
          .slice(1, -1)
          .trim(),
      ),
    ),
  ]
}

const blocks = 'p|li|h[1-6]|td|th|dt|dd|figcaption'
const parents = 'ul|ol|dl|tr|tbody|thead|table|blockquote|figure|div'
/** A block with text alone in it. */
const innermost = new RegExp(`<(${blocks})\\b[^<>]*>(?:[^<]|<(?!/?(?:${blocks}|${parents})\\b))*</\\1>`, 'g')
const empty = new RegExp(`<(${blocks}|${parents})\\b[^<>]*>\\s*</\\1>`, 'g')

/**
 * An institutional page for readers: a paragraph or item with a gap is left out, and so is what has nothing in it any more, such as a list or a heading. The
 * HTML stays balanced.
 */
export function withoutGaps(html: string): string {
  if (gapsIn(html).length === 0) return html
  const said = html.replace(innermost, block => (gapsIn(block).length > 0 ? '' : block))
  // A gap over two paragraphs: its words go, its tags stay.
  const open = said.replace(tagOrBrackets, match => (isGap(match) ? tagsOf(match) : match))
  return withoutBareHeadings(repeated(open, empty))
}

/** Removes what a pattern finds until it finds nothing more: an empty item makes its list empty. */
function repeated(html: string, pattern: RegExp): string {
  const less = html.replace(pattern, '')
  return less === html ? html : repeated(less, pattern)
}

/** Leaves out headings without anything before the next heading of their level or a higher one. */
function withoutBareHeadings(html: string): string {
  const parts = html.split(/(?=<h[1-6]\b)/)
  const kept: string[] = []
  // The end of the page is above every heading.
  let under = 0
  for (const part of parts.toReversed()) {
    const level = Number(/^<h([1-6])/.exec(part)?.[1] ?? 7)
    const isBare = level < 7 && part.replace(/^[\s\S]*?<\/h[1-6]>/, '').trim() === '' && under <= level
    if (isBare || part.trim() === '') continue
    kept.unshift(part)
    under = level
  }
  return kept.join('')
}
