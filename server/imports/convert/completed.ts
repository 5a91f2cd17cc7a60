import { type Block, type Body, blockLines } from '#lib/body/body.ts'
import { readBody } from '#lib/body/read.ts'
import type { SourcePost } from '#lib/imports/post.ts'
import { longDate } from '#lib/text/format.ts'

const isSeen = (block: Block) =>
  ['figure', 'video', 'embed', 'post'].includes(block.kind) || blockLines(block).some(line => line.trim() !== '')

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
