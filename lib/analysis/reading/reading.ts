import { visibleText } from '../../text/html.ts'
import { fold, foldWord } from '../../text/text.ts'
import { sportWords } from './country.ts'

/** An article as it is analysed; `content` is HTML. */
export interface AnalysedText {
  title: string
  summary: string
  content: string
}

export type Part = 'title' | 'summary' | 'lead' | 'body'

/** A word of an article, with what stands around it. */
export interface Word {
  written: string
  /** Folded: without accents and capitals. */
  key: string
  /** Whether it begins with a capital letter. */
  capital: boolean
  /** The signs between it and the word before. */
  before: string
  /** Whether a sentence, a heading or a quotation begins with it: its capital then says nothing. */
  first: boolean
  part: Part
  /** The number of its paragraph; title and summary count as paragraphs. */
  paragraph: number
}

/** An article read once for places and tags alike. */
export interface ReadText {
  words: readonly Word[]
  /** Folded plain text of all parts, for tests of a single expression. */
  folded: string
}

const block = /<\/(?:p|h[1-6]|li|blockquote|td|th|figcaption|aside|tr|div)>|<br\s*\/?>/gi
/** What stands behind them changes no suggestion, and costs time. */
const mostWords = 5_000
const longestParagraph = 20_000
const sentenceEnd = /[.!?…]["”’)\]]*\s|[:;]\s*["“‘]|["“‘—–]\s*$|^\s*["“‘]|\n/

/** The visible texts of an article's paragraphs, headings and items. */
export const paragraphsIn = (content: string): string[] =>
  content
    .replace(block, '$&\u2029')
    .split('\u2029')
    .map(html => visibleText(html))
    .filter(text => text !== '')

/** Reads an article: title, summary, the first paragraph with a sentence in it as the lead, and the rest. */
export function readText({ title, summary, content }: AnalysedText): ReadText {
  const paragraphs = paragraphsIn(content)
  const lead = paragraphs.findIndex(text => text.length > 60)
  const words: Word[] = []
  const texts: [Part, string][] = [
    ['title', visibleText(title)],
    ['summary', visibleText(summary)],
    ...paragraphs.map((text, at): [Part, string] => [at === lead ? 'lead' : 'body', text]),
  ]
  for (const [paragraph, [part, text]] of texts.entries()) {
    if (words.length > mostWords) break
    readParagraph(text.slice(0, longestParagraph), part, paragraph, words)
  }
  return { words, folded: fold(texts.map(([, text]) => text).join(' \n ')) }
}

/** Whether a text is about sport, where most names of cities are clubs. */
export const isSport = ({ words }: ReadText): boolean => words.filter(({ key }) => sportWords.has(key)).length >= 4

function readParagraph(text: string, part: Part, paragraph: number, words: Word[]): void {
  // Signs and words in turns, beginning with signs.
  const pieces = text.normalize('NFC').split(/([\p{L}\p{N}]+)/u)
  for (let at = 1; at < pieces.length; at += 2) {
    const written = pieces[at] ?? ''
    const before = pieces[at - 1] ?? ''
    words.push({
      written,
      key: foldWord(written),
      capital: /^\p{Lu}/u.test(written),
      before,
      first:
        at === 1 || (sentenceEnd.test(before) && !isAbbreviation(pieces[at - 2] ?? '', before, pieces[at - 3] ?? '')),
      part,
      paragraph,
    })
  }
}

const abbreviations = new Set([
  'dr',
  'dra',
  'sr',
  'sra',
  'prof',
  'profa',
  'av',
  'r',
  'pe',
  'sto',
  'sta',
  'gov',
  'dep',
  'sen',
  'cel',
  'cap',
  'gen',
  's',
])
/** “Dr. Toledo”, “S. Paulo”: the full stop ends no sentence. Behind “16 °C.” it does. */
const isAbbreviation = (word: string, signs: string, signsBefore: string) =>
  signs.startsWith('. ') &&
  (abbreviations.has(word.toLowerCase()) || (/^\p{Lu}$/u.test(word) && !/[°º]$/.test(signsBefore)))
