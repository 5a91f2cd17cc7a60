import { type Inline, inlineText, plainText } from '#lib/body/body.ts'
import { isLeadingWord } from '#lib/text/typography.ts'

type Line = Inline[]

/** The widths of columns of print, in characters. A longer line is a paragraph. */
const column = { min: 25, max: 140 }
const startsItem = /^\s*(?:[•·●▪◦*–—-]\s|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]\s|§|art\.\s)/i
const endsInHyphen = /[\p{L}\d][-\u2010\u00ad¬]$/u

/**
 * The paragraphs of text copied from a page of print, as a PDF gives it: lines that end because the column ends are joined, and hyphens at their ends
 * close. Null for any other text, whose line breaks somebody typed. An empty line ends a paragraph.
 */
export function joinPrintLines(lines: readonly Line[]): Line[] | null {
  const texts = lines.map(inlineText)
  const width = Math.max(0, ...texts.map(text => text.trim().length))
  if (width < column.min || width > column.max) return null
  const ends = texts.map((text, at) => endOf(text.trimEnd(), texts[at + 1] ?? '', width))
  const count = (...kinds: End[]) => ends.filter(end => kinds.includes(end)).length
  const between = ends.filter((_, at) => texts[at]?.trim() && texts[at + 1]?.trim()).length
  // Verses, addresses and agendas have lines of one length, too, but each ends or begins something.
  const isPrint = count('open') > 0 || count('smooth') > 1
  if (!isPrint || count('open', 'smooth') < between * 0.4) return null
  const words = texts.join('\n')
  return lines.reduce<Line[]>((paragraphs, line, at) => {
    const last = paragraphs.at(-1)
    const goesOn = last && at > 0 && ends[at - 1] !== 'typed' && texts[at]?.trim()
    if (goesOn) paragraphs[paragraphs.length - 1] = join(last, line, words)
    else if (texts[at]?.trim()) paragraphs.push(line)
    return paragraphs
  }, [])
}

/**
 * Why a line ends. `open`: in the middle of a word or a phrase. `smooth`: in the middle of a sentence. `full`: the next word has no room in the
 * column. `typed`: somebody ended it.
 */
type End = 'open' | 'smooth' | 'full' | 'typed'

function endOf(text: string, next: string, width: number): End {
  if (text.length < column.min / 2 || next.trim() === '' || startsItem.test(next) || /^(?:\t| {2})/.test(next))
    return 'typed'
  const startsSmall = /^\s*[\p{Ll}\d]/u.test(next)
  if (startsSmall && (endsInHyphen.test(text) || isLeadingWord(text))) return 'open'
  const [word = ''] = next.trim().split(/\s/, 1)
  const isFull = text.length + 1 + word.length > width * 0.9
  const isSmooth = /^\s*\p{Ll}/u.test(next) && /[\p{L}\d]$/u.test(text) && text.length > width * 0.6
  return isSmooth ? 'smooth' : isFull ? 'full' : 'typed'
}

/** Compounds that keep their hyphen at a line's end: weekdays, prefixes such as “pós-”, offices such as “ex-prefeito”. */
const compound =
  /(?:^|\P{L})(?:(?:segunda|terça|quarta|quinta|sexta)-feira|(?:pré|pós|pró|recém|além|aquém)-|(?:ex|vice)-(?:prefeit|presid|govern|veread|deputad|senador|ministr|secret|diretor|marido|mulher|espos|namorad|jogador|alun|polici|funcion|servidor|técnic))/iu

function join(first: Line, second: Line, words: string): Line {
  const last = first.at(-1)
  const text = last?.kind === 'text' ? last.text.trimEnd() : ''
  if (last?.kind !== 'text' || !endsInHyphen.test(text)) return [...first, plainText(' '), ...second]
  const start = /^\s*(\S*)/.exec(inlineText(second))?.[1] ?? ''
  const stem = /[\p{L}\d]+(?=.$)/u.exec(text)?.[0] ?? ''
  const tail = /^[\p{L}\d]*/u.exec(start)?.[0] ?? ''
  const isOne = text.endsWith('\u00ad') || text.endsWith('¬') || words.includes(stem + tail)
  const isCompound = !/^\p{Ll}/u.test(start) || compound.test(` ${stem}-${tail}`) || words.includes(`${stem}-${tail}`)
  const kept = isOne || !isCompound ? text.slice(0, -1) : text
  return [...first.slice(0, -1), { ...last, text: kept }, ...withoutIndent(second)]
}

const withoutIndent = ([first, ...rest]: Line): Line =>
  first?.kind === 'text' ? [{ ...first, text: first.text.trimStart() }, ...rest] : first ? [first, ...rest] : rest
