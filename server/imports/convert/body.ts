import {
  type Block,
  type Body,
  type BodyPicture,
  blockLines,
  type Inline,
  type Paragraph,
  picturesOf,
  type Text,
} from '#lib/body/body.ts'
import { frameAt } from '#lib/body/embeds/frames.ts'
import { normalizeInlines, splitAtBlankLines } from '#lib/body/inlines.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import type { SourcePost } from '#lib/imports/post.ts'
import { longDate } from '#lib/text/format.ts'
import { reshape } from './reshape.ts'
import { expandShortcodes } from './shortcodes.ts'
import { hasBlocks, unwrapBlocks } from './wordpress-blocks.ts'
import type { Work } from './work.ts'

/** The body of a foreign text. `classic` says that its line breaks count, unless it is written in WordPress' blocks. */
export function convertBody(html: string, classic: boolean, work: Work): Body {
  const blocks = hasBlocks(html)
  const markup = expandShortcodes(blocks ? unwrapBlocks(html, work) : html, work)
  const mode = classic && !blocks ? 'classic' : 'html'
  return readBody(reshape(parseHtml(markup), mode, work)).flatMap(block => settle(block, work))
}

/** Splits paragraphs at blank lines and makes videos and posts of addresses that stand on a line of their own. */
function settle(block: Block, work: Work): Block[] {
  if (block.kind !== 'paragraph') return [block]
  const paragraphs = block.inlines.some(isBreak) ? splitAtBlankLines(block.inlines) : [block.inlines]
  return paragraphs.flatMap(inlines => (inlines.some(isAddress) ? withFrames(inlines, work) : [paragraph(inlines)]))
}

const isBreak = ({ kind }: Inline) => kind === 'break'

/** Whether a text is a whole web address, without another link. */
const isAddress = (inline: Inline): inline is Text =>
  inline.kind === 'text' &&
  (inline.href === null || inline.href === inline.text) &&
  /^https?:\/\/\S+$/.test(inline.text.trim())

const paragraph = (inlines: Inline[]): Paragraph => ({ kind: 'paragraph', inlines })

function withFrames(inlines: readonly Inline[], work: Work): Block[] {
  const blocks: Block[] = []
  let pending: Inline[] = []
  const flush = () => {
    const line = normalizeInlines(pending)
    if (line.length > 0) blocks.push(paragraph(line))
    pending = []
  }
  for (const line of linesOf(inlines)) {
    const [only] = line
    if (line.length !== 1 || !only || !isAddress(only)) {
      pending.push(...(pending.length > 0 ? [{ kind: 'break', href: null } as const] : []), ...line)
      continue
    }
    flush()
    blocks.push(addressBlock(only, work))
  }
  flush()
  return blocks
}

function addressBlock(text: Text, work: Work): Block {
  const address = text.text.trim()
  const frame = frameAt(address)
  if (frame) return frame
  if (text.href !== null) return paragraph([text])
  const href = work.linkAddress(address)
  if (href !== null && !href.startsWith('/')) work.note('embed_as_link', address)
  return paragraph([{ ...text, text: address, href }])
}

function linesOf(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const inline of inlines) {
    if (inline.kind === 'break') lines.push([])
    else lines.at(-1)?.push(inline)
  }
  return lines
}

/** The pictures of a body. */
export const picturesIn = (body: Body): BodyPicture[] => body.flatMap(picturesOf)

const isSeen = (block: Block) =>
  ['figure', 'gallery', 'video', 'embed', 'post'].includes(block.kind) ||
  blockLines(block).some(line => line.trim() !== '')

/**
 * The body of a post that was public and has hardly a word, such as a cartoon: with a line that says where it comes from. Without it the post would be
 * too short to be published here, and its old address would lead nowhere. Null for a draft, a page and what shows nothing at all.
 */
export function completed(post: SourcePost, body: Body, site: string): Body | null {
  const { kind, status, publishedAt, cover } = post
  const wasPublic = kind === 'post' && (status === 'published' || status === null) && publishedAt !== null
  if (!wasPublic || !(cover || body.some(isSeen))) return null
  const host = URL.parse(site)?.host.replace(/^www\./, '')
  const text = `Esta publicação é de ${longDate(publishedAt)} e veio do arquivo ${host ? `de ${host}` : 'do jornal'}.`
  return [...body, ...readBody([text])]
}
