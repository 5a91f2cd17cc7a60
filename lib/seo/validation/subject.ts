import type { Visibility } from '../../articles/article.ts'
import type { Picture } from '../../articles/cover.ts'
import { type Block, inlineText } from '../../body/body.ts'
import { parseHtml } from '../../body/parse.ts'
import { readBody } from '../../body/read.ts'
import type { HtmlNode } from '../../body/tree.ts'
import { type Sentence, sentencesIn } from './sentences.ts'

/** The parts of an article that its author writes. */
export interface SeoSubject {
  title: string
  slug: string
  summary: string
  /** The body as HTML. */
  content: string
  visibility: Visibility
  cover: Pick<Picture, 'alt' | 'credit' | 'width'> | null
  tags: readonly string[]
  cities: readonly string[]
}

/** What is known of a link: it leads to nothing, or has not been checked. Links that work are left out. */
export type LinkState = 'broken' | 'unchecked'

/** What a validation knows beside the article's own words. */
export interface Surroundings {
  /** The site's public address without a slash at its end. */
  origin: string
  /** The year in which the article is, or would be, published. */
  year: number
  /** Titles of other articles that are the same but for accents and case. */
  sameTitles: readonly string[]
  links: ReadonlyMap<string, LinkState>
  /** The head of the page that readers get; null where only the words are asked about. */
  page: PageHead | null
}

/** The head of an article's page as readers and search engines get it. */
export interface PageHead {
  /** The canonical address. */
  canonical: string
  /** The JSON-LD document. */
  data: unknown
}

/** An article read once for all rules. */
export interface ReadSubject {
  subject: SeoSubject
  nodes: readonly HtmlNode[]
  blocks: readonly Block[]
  /** The paragraphs of the running text with their sentences; without lists, quotes and tables. */
  paragraphs: readonly Written[]
  /** The number of words in the whole text. */
  words: number
}

export interface Written {
  text: string
  words: number
  sentences: readonly Sentence[]
}

/** The number of words in a text. A number with its sign is a word, a dash is none. */
export function countWords(text: string): number {
  let count = 0
  for (const part of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(part)) count++
  return count
}

/** Reads an article for its validation. */
export function readSubject(subject: SeoSubject): ReadSubject {
  const nodes = parseHtml(subject.content)
  const blocks = readBody(nodes)
  const paragraphs = blocks.flatMap((block): Written[] => {
    if (block.kind !== 'paragraph') return []
    const text = inlineText(block.inlines).replace(/\s+/g, ' ').trim()
    return text === '' ? [] : [{ text, words: countWords(text), sentences: sentencesIn(text) }]
  })
  return { subject, nodes, blocks, paragraphs, words: wordsOf(blocks) }
}

/** Words that readers read as text: no captions, credits and cards. */
const wordsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + countWords(readLines(block).join(' ')), 0)

function readLines(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [inlineText(block.inlines)]
    case 'quote':
      return block.paragraphs.map(inlineText)
    case 'list':
      return block.items.flatMap(item => [inlineText(item.inlines), ...item.lists.flatMap(readLines)])
    case 'table':
      return block.rows.flat().map(inlineText)
    default:
      return []
  }
}
