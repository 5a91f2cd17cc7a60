/**
 * An article's body as data: the closed list of what the editor can make, the database stores and the reader sees. HTML is read into it
 * (`read.ts`) and written from it (`write.ts`); nothing else of the HTML survives, which is what makes stored bodies safe and stable.
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

/** A line of a list with the lists under it. */
export interface Item {
  inlines: Inline[]
  lists: List[]
}

export interface Quote {
  kind: 'quote'
  paragraphs: Inline[][]
}

/** A sentence of the text set apart and large, for the eye that skims ("olho"). */
export interface PullQuote {
  kind: 'pull'
  inlines: Inline[]
}

/** Lines of text in rows and columns, every row as long as the others; a cell holds a line, empty or not. */
export interface Table {
  kind: 'table'
  /** Whether the first row names the columns. */
  header: boolean
  rows: Inline[][][]
}

/** Where a picture stands: in the column, beside the text that follows, or wider than the column. */
export type Align = 'left' | 'right' | 'wide'

/** A picture by its address; sizes are in pixels of the original and keep its place while it loads. */
export interface Figure {
  kind: 'figure'
  src: string
  alt: string
  caption: string
  credit: string
  width: number | null
  height: number | null
  /** Null in the column. */
  align: Align | null
}

export interface Rule {
  kind: 'rule'
}

/** A video of YouTube by the eleven characters that name it; there is no other kind. */
export interface Video {
  kind: 'video'
  id: string
  title: string
}

/** HTML of another house, kept as text: it is shown in a frame of its own that can reach nothing of ours (BODY-3). */
export interface Embed {
  kind: 'embed'
  html: string
  title: string
  /** Of the frame, in CSS pixels. */
  height: number
}

/** A post on a social network as a card that leads there; nothing of it is loaded. `url` is the network's own spelling. */
export interface Post {
  kind: 'post'
  network: Network
  url: string
  /** What it says, in the author's words. */
  title: string
}

export type Network = 'x' | 'instagram'

/** A card of another article of the house ("leia também"). Its title and path are those of the day it was chosen: readers see today's. */
export interface Related {
  kind: 'related'
  /** The article's id. */
  article: string
  path: string
  title: string
}

/** What stands in a frame on the readers' page, once they ask for it. */
export type Framed = Video | Embed

/** What stands in the text as one thing, changed in a dialog of its own. */
export type Inset = Figure | Framed | Post | Related

export type Inline = Text | Break

export interface Text {
  kind: 'text'
  text: string
  bold: boolean
  italic: boolean
  /** Where it leads, or null. */
  href: string | null
}

export interface Break {
  kind: 'break'
  href: string | null
}

/** How deep lists may stand in lists. */
export const maxListDepth = 6

/** The words of a line, line breaks as spaces. */
export const inlineText = (inlines: readonly Inline[]): string =>
  inlines.map(inline => (inline.kind === 'text' ? inline.text : ' ')).join('')

/** The lines of a block, in order; none where it has nothing that is written in lines. */
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

/** What a person reads of a block, one string a line of it; a table's rows are lines. */
export function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map(cells => cells.map(inlineText).join(' | '))
    case 'figure':
      return [block.caption, block.credit].filter(text => text !== '')
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
