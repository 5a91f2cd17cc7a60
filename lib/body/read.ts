import { asideOf } from './asides.ts'
import {
  type Block,
  type Body,
  type Inline,
  type Item,
  type List,
  linesOf,
  maxListDepth,
  picturesOf,
  type Text,
} from './body.ts'
import { frameOf } from './embeds/frames.ts'
import { figuresIn, galleriesOf } from './figures.ts'
import { lineBreak, normalizeInlines, splitAtBlankLines } from './inlines.ts'
import { linkAddress } from './link.ts'
import { gridOf } from './tables.ts'
import { findAll, type HtmlElement, type HtmlNode } from './tree.ts'

/** The tokens of the input, in order: parts of a line, the edge of a block, or a whole block. */
type Token = Inline | Block | typeof edge
const edge = { kind: 'edge' } as const

type Marks = Omit<Text, 'kind' | 'text'>

const plain: Marks = { bold: false, italic: false, strike: false, position: null, href: null }
const words = (list: string) => new Set(list.split(' '))

/** Elements whose content is not text for readers. */
const unread = words(
  'script style textarea option select noscript template svg math title head iframe object embed video audio canvas button input link meta',
)
/** Elements on lines of their own. */
const blockTags = words(
  'p div section article header footer main aside nav address pre details summary fieldset form dl dt dd table caption thead tbody tfoot tr td th center li figcaption',
)

/**
 * Reads any HTML, however broken or hostile, into a body. Known elements become blocks and marks, unknown elements give their text, and unsafe
 * addresses are dropped. Reading the output of `writeBody` gives the same body.
 */
export function readBody(nodes: readonly HtmlNode[]): Body {
  return gather(tokens(nodes, plain), inlines => [{ kind: 'paragraph', inlines }])
}

function* tokens(nodes: readonly HtmlNode[], marks: Marks): Generator<Token> {
  for (const node of nodes) {
    if (typeof node === 'string') yield { kind: 'text', text: node, ...marks }
    else yield* elementTokens(node, marks)
  }
}

function* elementTokens(element: HtmlElement, marks: Marks): Generator<Token> {
  const { tag, attrs, children } = element
  const frame = tag === 'figure' || tag === 'iframe' ? frameOf(element) : null
  if (frame) return yield frame
  if (unread.has(tag)) return
  switch (tag) {
    case 'br':
      return yield { kind: 'break', href: marks.href }
    case 'a':
      return yield* tokens(children, { ...marks, href: linkAddress(attrs.href) ?? marks.href })
    case 'strong':
    case 'b':
      return yield* tokens(children, { ...marks, bold: true })
    case 'em':
    case 'i':
      return yield* tokens(children, { ...marks, italic: true })
    case 's':
    case 'strike':
    case 'del':
      return yield* tokens(children, { ...marks, strike: true })
    case 'sup':
    case 'sub':
      return yield* tokens(children, { ...marks, position: tag })
    case 'hr':
      return yield { kind: 'rule' }
    case 'img':
      return yield* figuresIn([element])
    case 'figure':
      return yield* readFigure(element)
    case 'ul':
    case 'ol':
    case 'menu':
      return yield* readList(element, 1)
    case 'blockquote':
      return yield* readQuote(children)
    case 'table':
      return yield* readTable(element)
    case 'aside':
      return yield* readAside(element)
  }
  if (/^h[1-6]$/.test(tag)) return yield* readHeading(element)
  if (blockTags.has(tag)) yield* blockTokens(children, marks)
  else yield* tokens(children, marks)
}

function* blockTokens(children: readonly HtmlNode[], marks: Marks): Generator<Token> {
  yield edge
  yield* tokens(children, marks)
  yield edge
}

/** Makes blocks of tokens. `toBlocks` turns the lines between edges into blocks; neighbouring lists of one kind are joined. */
function gather(stream: Iterable<Token>, toBlocks: (inlines: Inline[]) => Block[]): Block[] {
  const blocks: Block[] = []
  let line: Inline[] = []
  const push = (block: Block) => {
    const last = blocks.at(-1)
    const goesOn =
      block.kind === 'list' &&
      (block.start === 1 || (last?.kind === 'list' && block.start === last.start + last.items.length))
    if (goesOn && last?.kind === 'list' && last.ordered === block.ordered) last.items.push(...block.items)
    else blocks.push(block)
  }
  const flush = () => {
    const inlines = normalizeInlines(line)
    line = []
    if (inlines.length > 0) for (const block of toBlocks(inlines)) push(block)
  }
  for (const token of stream) {
    if (token.kind === 'text' || token.kind === 'break') line.push(token)
    else {
      flush()
      if (token.kind !== 'edge') push(token)
    }
  }
  flush()
  return blocks
}

function* readHeading({ tag, children }: HtmlElement): Generator<Block> {
  const level = tag === 'h1' || tag === 'h2' ? 2 : 3
  yield* gather(tokens(children, plain), inlines => [{ kind: 'heading', level, inlines }])
}

/** A quote's paragraphs. Another block inside splits the quote in two. */
function* readQuote(children: readonly HtmlNode[]): Generator<Block> {
  const blocks = gather(tokens(children, plain), inlines => [{ kind: 'paragraph', inlines }])
  let paragraphs: Inline[][] = []
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.kind === 'heading') paragraphs.push(...splitAtBlankLines(block.inlines))
    else if (block.kind === 'quote') paragraphs.push(...block.paragraphs)
    else {
      if (paragraphs.length > 0) yield { kind: 'quote', paragraphs }
      paragraphs = []
      yield block
    }
  }
  if (paragraphs.length > 0) yield { kind: 'quote', paragraphs }
}

function* readList(element: HtmlElement, depth: number): Generator<Block> {
  const items: Item[] = []
  const escaped: Block[] = []
  for (const child of element.children) readItem(child, depth, items, escaped)
  const [first] = findAll(element.children, 'li')
  const start = Number(element.attrs.start ?? first?.attrs.value)
  const ordered = element.tag === 'ol'
  const numbered = ordered && Number.isInteger(start) && start > 0 && start < 10_000
  if (items.length > 0) yield { kind: 'list', ordered, start: numbered ? start : 1, items }
  yield* escaped
}

/** Adds a list's child to `items`, with its nested lists. Blocks that a list cannot contain go to `escaped` and follow the list. */
function readItem(child: HtmlNode, depth: number, items: Item[], escaped: Block[]): void {
  const nested = typeof child !== 'string' && (child.tag === 'ul' || child.tag === 'ol')
  const content = typeof child === 'string' || nested || child.tag !== 'li' ? [child] : child.children
  // Some editors write a list directly inside a list: it belongs to the item before it.
  let current: Item | undefined = nested ? items.at(-1) : undefined
  let pending: Inline[] = []
  const flush = () => {
    const inlines = normalizeInlines(pending)
    pending = []
    if (inlines.length === 0) return
    current = { inlines, lists: [] }
    items.push(current)
  }
  for (const token of listTokens(content, depth)) {
    if (token.kind === 'text' || token.kind === 'break') pending.push(token)
    else if (token.kind === 'edge') pending.push(lineBreak)
    else if (token.kind === 'heading' || token.kind === 'paragraph')
      pending.push(lineBreak, ...token.inlines, lineBreak)
    else if (token.kind === 'quote') pending.push(...token.paragraphs.flatMap(line => [lineBreak, ...line, lineBreak]))
    else if (token.kind === 'list') {
      flush()
      // An item that holds only a list stands for the list of the item before it.
      current ??= items.at(-1)
      if (current && depth < maxListDepth) addList(current, token)
      else items.push(...token.items)
    } else escaped.push(token)
  }
  flush()
}

/** Tokens of an item's content. Nested lists are read with their depth. */
function* listTokens(nodes: readonly HtmlNode[], depth: number): Generator<Token> {
  for (const node of nodes) {
    if (typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol')) yield* readList(node, depth + 1)
    else yield* joinEdges(tokens([node], plain))
  }
}

/** Joins edges that are adjacent or have only space between them, so that one break separates the blocks of an item or a cell. */
function* joinEdges(stream: Iterable<Token>): Generator<Token> {
  let last: Token | undefined
  for (const token of stream) {
    const isGap = token.kind === 'text' && last?.kind === 'edge' && token.text.trim() === ''
    if (isGap || (token.kind === 'edge' && last?.kind === 'edge')) continue
    yield token
    last = token
  }
}

function addList(item: Item, list: List): void {
  const last = item.lists.at(-1)
  if (last?.ordered === list.ordered) last.items.push(...list.items)
  else item.lists.push(list)
}

function* readFigure({ attrs, children }: HtmlElement): Generator<Token> {
  if (findAll(children, 'img').length === 0) yield* blockTokens(children, plain)
  else if (attrs['data-gallery'] !== undefined || findAll(children, 'figure').length > 1) yield* readGallery(children)
  else yield* figuresIn(children, attrs['data-align'])
}

/** Reads the pictures in a figure as one gallery. What else stands between them follows it. */
function* readGallery(children: readonly HtmlNode[]): Generator<Block> {
  const blocks = gather(tokens(children, plain), inlines => [{ kind: 'paragraph', inlines }])
  yield* galleriesOf(blocks.flatMap(picturesOf))
  yield* blocks.filter(block => picturesOf(block).length === 0)
}

/** Reads cards and pull quotes as `writeBody` writes them. Any other aside gives its content. */
function* readAside(element: HtmlElement): Generator<Token> {
  const related = asideOf(element)
  if (related) yield related
  else if (element.attrs['data-kind'] !== 'pull') yield* blockTokens(element.children, plain)
  else yield* gather(tokens(element.children, plain), inlines => [{ kind: 'pull', inlines }])
}

/** Reads a data table; blocks that a cell cannot contain follow it. A layout table gives its content. */
function* readTable(element: HtmlElement): Generator<Token> {
  const grid = gridOf(element)
  if (!grid) return yield* blockTokens(element.children, plain)
  const escaped: Block[] = []
  const rows = grid.rows.map(cells => cells.map(cell => readCell(cell, escaped)))
  yield { kind: 'table', header: grid.header, rows }
  yield* escaped
}

/** A cell's lines as one, with breaks between them. Blocks without lines go to `escaped`. */
function readCell(cell: HtmlElement, escaped: Block[]): Inline[] {
  const line: Inline[] = []
  for (const token of joinEdges(cellTokens(cell))) {
    if (token.kind === 'edge') line.push(lineBreak)
    else if (token.kind === 'text' || token.kind === 'break') line.push(token)
    else escaped.push(token)
  }
  return normalizeInlines(line)
}

function* cellTokens({ children }: HtmlElement): Generator<Token> {
  for (const token of tokens(children, plain)) {
    const lines = token.kind === 'text' || token.kind === 'break' || token.kind === 'edge' ? [] : linesOf(token)
    if (lines.length === 0) yield token
    for (const inlines of lines) yield* [edge, ...inlines, edge]
  }
}
