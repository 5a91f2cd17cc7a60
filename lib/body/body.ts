/**
 * An article's body as data: the closed list of what the editor can make, the database stores and the reader sees. HTML is read into it
 * (`read.ts`) and written from it (`write.ts`); nothing else of the HTML survives, which is what makes stored bodies safe and stable.
 */
export type Body = Block[]

export type Block = Paragraph | Heading | List | Quote | Figure | Rule | Video | Embed

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

/** A picture by its address; sizes are in pixels of the original and keep its place while it loads. */
export interface Figure {
  kind: 'figure'
  src: string
  alt: string
  caption: string
  credit: string
  width: number | null
  height: number | null
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

/** HTML of another house, kept as text: it is shown in a frame of its own that can reach nothing of ours (ruling "Raw HTML embeds"). */
export interface Embed {
  kind: 'embed'
  html: string
  title: string
  /** Of the frame, in CSS pixels. */
  height: number
}

/** What stands in a frame on the readers' page, once they ask for it. */
export type Framed = Video | Embed

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

/** What a person reads of a block, one string a line of it. */
export function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [inlineText(block.inlines)]
    case 'list':
      return block.items.flatMap(item => [inlineText(item.inlines), ...item.lists.flatMap(blockLines)])
    case 'quote':
      return block.paragraphs.map(inlineText)
    case 'figure':
      return [block.caption, block.credit].filter(text => text !== '')
    case 'video':
    case 'embed':
      return [block.title]
    case 'rule':
      return []
  }
}
