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

/** The text that readers see in place of a gap, never broken between two lines. */
export const gapForReaders = '(a\u00a0informar)'

/** An institutional page for readers: each gap becomes `gapForReaders`. Tags inside a gap stay, so that the HTML stays balanced. */
export const announceGaps = (html: string): string =>
  html.replace(tagOrBrackets, match => (isGap(match) ? gapForReaders + tagsOf(match) : match))
