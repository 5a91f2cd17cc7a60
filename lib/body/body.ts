/**
 * An article's body as data: the closed list of blocks that the editor makes, the database stores and readers see. `read.ts` reads HTML into
 * it and `write.ts` writes HTML from it. Nothing else of the HTML survives, so stored bodies are safe and stable (decision 0040).
 */
export type Body = Block[]

export type Block =
  | Paragraph
  | Heading
  | List
  | Quote
  | PullQuote
  | Table
  | Figure
  | Gallery
  | Rule
  | Video
  | Embed
  | Post
  | Related

export interface Paragraph {
  kind: 'paragraph'
  inlines: Inline[]
}

export interface Heading {
  kind: 'heading'
  level: 2 | 3
  inlines: Inline[]
}

export interface List {
  kind: 'list'
  ordered: boolean
  /** The first item's number; 1 in lists without numbers. */
  start: number
  items: Item[]
}

/** An item of a list with the lists under it. */
export interface Item {
  inlines: Inline[]
  lists: List[]
}

export interface Quote {
  kind: 'quote'
  paragraphs: Inline[][]
}

/** A sentence of the text, set apart and large, for readers who skim ("olho"). */
export interface PullQuote {
  kind: 'pull'
  inlines: Inline[]
}

/** A table with rows of equal length. A cell holds one line, which may be empty. */
export interface Table {
  kind: 'table'
  /** Whether the first row names the columns. */
  header: boolean
  rows: Inline[][][]
}

/** The position of a picture that is not in the column: beside the text that follows, or wider than the column. */
export type Align = 'left' | 'right' | 'wide'

/** A picture by its address. Sizes are in pixels of the original and reserve its place while it loads. */
export interface BodyPicture {
  src: string
  alt: string
  caption: string
  credit: string
  width: number | null
  height: number | null
}

export interface Figure extends BodyPicture {
  kind: 'figure'
  /** Null in the column. */
  align: Align | null
}

/** Pictures in an order, at least two and at most `limits.gallery.most`. Readers see the first four, and each at an address of its own. */
export interface Gallery {
  kind: 'gallery'
  pictures: BodyPicture[]
}

export interface Rule {
  kind: 'rule'
}

/** A YouTube video by its id of eleven characters. Other sites' videos are embeds. */
export interface Video {
  kind: 'video'
  id: string
  title: string
}

/** Another site's HTML, stored as text and shown in an isolated frame (BODY-3). */
export interface Embed {
  kind: 'embed'
  html: string
  title: string
  /** The frame's height in CSS pixels. */
  height: number
}

/** A post on a social network, as a card with a link. The page loads nothing from the network. `url` is canonical. */
export interface Post {
  kind: 'post'
  network: Network
  url: string
  /** The card's text, written by the article's author. */
  title: string
}

export type Network = 'x' | 'instagram'

/** A card of another article of this site ("leia também"). Title and path are copies from the day it was chosen; readers see the current ones. */
export interface Related {
  kind: 'related'
  /** The article's id. */
  article: string
  path: string
  title: string
}

/** A block that loads in a frame when a reader asks for it. */
export type Framed = Video | Embed

/** A block that the author edits in a dialog of its own. */
export type Inset = Figure | Gallery | Framed | Post | Related

export type Inline = Text | Break

/** Where a text stands: raised or lowered. */
export type Position = 'sup' | 'sub'

export interface Text {
  kind: 'text'
  text: string
  bold: boolean
  italic: boolean
  strike: boolean
  /** Above or below the line; null on it. What has a sign of its own there is that sign (`signs.ts`): m², H₂O, nº. */
  position: Position | null
  /** The link's address, or null. */
  href: string | null
}

export interface Break {
  kind: 'break'
  href: string | null
}

/** The most levels of nested lists. */
export const maxListDepth = 6

/** A text without marks and without a link. */
export const plainText = (text: string): Text => ({
  kind: 'text',
  text,
  bold: false,
  italic: false,
  strike: false,
  position: null,
  href: null,
})

/** The text of a line, with spaces for line breaks. */
export const inlineText = (inlines: readonly Inline[]): string =>
  inlines.map(inline => (inline.kind === 'text' ? inline.text : ' ')).join('')

/** The lines of a block, in order. Empty for a block without lines, such as a picture. */
export function linesOf(block: Block): Inline[][] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'pull':
      return [block.inlines]
    case 'list':
      return block.items.flatMap(item => [item.inlines, ...item.lists.flatMap(linesOf)])
    case 'quote':
      return block.paragraphs
    case 'table':
      return block.rows.flat()
    default:
      return []
  }
}

/** The pictures of a block, in order. */
export function picturesOf(block: Block): BodyPicture[] {
  if (block.kind === 'gallery') return block.pictures
  return block.kind === 'figure' ? [block] : []
}

/** The visible text of a block, one string per line. Each row of a table is a line. */
export function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map(cells => cells.map(inlineText).join(' | '))
    case 'figure':
    case 'gallery':
      return picturesOf(block).flatMap(({ caption, credit }) => [caption, credit].filter(text => text !== ''))
    case 'video':
    case 'embed':
    case 'post':
      return [block.title]
    case 'related':
      return [`Leia também: ${block.title}`]
    default:
      return linesOf(block).map(inlineText)
  }
}
