import { hash } from 'node:crypto'
import { canonicalPath } from '#lib/addresses/canonical.ts'
import { climbs } from '#lib/addresses/former.ts'
import { numberedAddress } from '#lib/addresses/screens/routes.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { type Body, blockLines, inlineText, linesOf } from '#lib/body/body.ts'
import type { ImportOptions } from '#lib/imports/options.ts'
import type { ImportNote, SourcePicture, SourcePost, SourceProblem } from '#lib/imports/post.ts'
import { limits } from '#lib/limits.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { countTags, visibleText } from '#lib/text/html.ts'
import { truncate } from '#lib/text/text.ts'
import { type SanitizedContent, sanitizeBody } from '#server/platform/body.ts'
import { completed, convertBody, picturesIn } from './body.ts'
import { creditIn } from './pictures.ts'
import { plainText, slugFor, summaryOf, tagsOf, titleOf } from './texts.ts'
import { Work } from './work.ts'

/** The source of a post and the choices for it. `site` is the old site's address or empty; `origin` as a Source names it. */
export interface ConvertContext {
  site: string
  origin: string
  options: ImportOptions
  now: Date
}

/** A post as an article here, before its owner, its city and its pictures are found. */
export interface ConvertedPost {
  kind: 'article'
  /** Complete unless `status` is draft. Cities are empty; pictures stand under their old addresses. */
  fields: ArticleFields
  /** `fields.content`. */
  content: SanitizedContent
  status: ArticleStatus
  publishedAt: Date | null
  changedAt: Date | null
  author: string
  otherAuthors: string[]
  categories: string[]
  coverPicture: SourcePicture | null
  /** Pictures of the body, their addresses as they stand in `fields.content`. */
  bodyPictures: SourcePicture[]
  /** Paths from the root of the old site, canonical: no trailing slash; `/?p=123` stays. */
  addresses: string[]
  notes: ImportNote[]
  /** Changes when the source post changes. */
  contentHash: string
}

/**
 * An article from a post of another system. Pure, and gives plain data, so a worker thread can run it. A problem when no article can hold it: its text
 * is too long, or it is in the other system's trash.
 */
export function convertPost(post: SourcePost, context: ConvertContext): ConvertedPost | SourceProblem {
  if (post.status === 'trash') return problem(post, 'in_trash')
  const work = new Work(post, context.site)
  const { own, body, content, visible } = bodyOf(post, context, work)
  const tooLong = visible > limits.content.max || countTags(content) > limits.content.maxTags
  if (tooLong || Buffer.byteLength(content) > limits.content.maxBytes) {
    return problem(post, 'content_too_long', `${visible} caracteres`)
  }
  const coverPicture = coverOf(post, work)
  const told = summaryOf(post.excerpt, own, work)
  const summary = told.length >= limits.summary.min ? told : summaryOf('', body, work) || told
  const fields = fieldsOf(post, { body, content, summary }, coverPicture, work)
  const author = personOf(post.author)
  if (author.length < limits.credit.min) work.note('author_missing')
  return {
    kind: 'article',
    fields,
    content,
    ...statusOf(post, context, isComplete(fields, visible), work),
    author: author.length < limits.credit.min ? '' : author,
    otherAuthors: (post.otherAuthors ?? []).map(personOf).filter(name => name.length >= limits.credit.min),
    categories: post.categories.map(plainText).filter(name => name !== ''),
    coverPicture,
    bodyPictures: picturesIn(body).map(({ src, alt, caption, credit }) => ({ url: src, alt, caption, credit })),
    addresses: oldAddresses(post.addresses),
    notes: work.notes,
    contentHash: hashOf(post),
  }
}

/** The body, without and with the line that completes it, what is stored of it, and the length of its visible text. */
function bodyOf(post: SourcePost, { site, origin }: ConvertContext, work: Work) {
  const measured = (body: Body) => {
    const content = sanitizeBody(body)
    return { body, content, visible: visibleLength(body, content) }
  }
  const own = measured(convertBody(post.html, hasLineBreaks(post, origin), work))
  const longer = own.visible < limits.content.min ? completed(post, own.body, site) : null
  if (longer) work.note('text_completed')
  return { ...(longer ? measured(longer) : own), own: own.body }
}

/** A name as a plain line. The cut may split a surrogate pair. */
const personOf = (name: string) =>
  plainText(name)
    .slice(0, limits.credit.max)
    .replace(/[\ud800-\udbff]$/, '')

/**
 * The length of the visible text. Exact only where it may be near a limit: reading the HTML once more takes longer than all else. Signs that are no space are
 * the least of it, all lines the most.
 */
function visibleLength(body: Body, content: string): number {
  let least = 0
  for (const block of body) {
    if (least >= limits.content.min) break
    least += linesOf(block).map(inlineText).join('').replace(/\s+/g, '').length
  }
  const most = body.flatMap(blockLines).reduce((sum, line) => sum + line.length + 1, 0)
  return least >= limits.content.min && most <= limits.content.max ? most : visibleText(content).length
}

/** Whether line breaks of a text count: in WordPress' own files always, in a CSV unless it has paragraphs, in Ghost never. */
function hasLineBreaks({ html }: SourcePost, origin: string): boolean {
  if (origin.startsWith('wxr')) return true
  return origin.startsWith('csv') && !/<p[\s>]/i.test(html)
}

function fieldsOf(
  post: SourcePost,
  { body, content, summary }: { body: Body; content: string; summary: string },
  cover: SourcePicture | null,
  work: Work,
): ArticleFields {
  const title = titleOf(post.title, body, work)
  return {
    title,
    slug: slugFor(post, title, work),
    summary,
    content,
    coverMediaId: null,
    coverImage: cover?.url ?? null,
    coverAlt: cover?.alt ?? '',
    coverCredit: cover?.credit ?? '',
    coverCaption: cover?.caption ?? '',
    tags: tagsOf(post, work),
    cities: [],
    visibility: post.premium ? 'premium' : 'public',
  }
}

/** The cover with its texts as plain lines within the limits. A credit at the end of its caption is taken from there. */
function coverOf({ cover }: SourcePost, work: Work): SourcePicture | null {
  if (!cover) return null
  const url = work.pictureAddress(cover.url)
  if (url === null) {
    work.note('picture_not_fetched', cover.url)
    return null
  }
  const line = (text: string) => truncate(plainText(text), limits.coverText.max)
  const whole = plainText(cover.caption)
  const given = line(cover.credit)
  const { text, credit } = given === '' ? creditIn(whole) : { text: whole, credit: given }
  return { url, alt: line(cover.alt), caption: truncate(text, limits.coverText.max), credit: line(credit) }
}

/** Whether readers may see an article: what `articleFields` asks of it, measured without parsing it again. */
const isComplete = ({ title, slug, summary }: ArticleFields, visible: number): boolean =>
  title.length >= limits.title.min &&
  slug.length >= limits.slug.min &&
  summary.length >= limits.summary.min &&
  visible >= limits.content.min

type Standing = Pick<ConvertedPost, 'status' | 'publishedAt' | 'changedAt'>

/**
 * The status and the dates of an article. A text that was public keeps its date as a draft too: publishing it here later does not make old news new, and
 * its former address leads to no text meanwhile, since only published articles have one.
 */
function statusOf(post: SourcePost, { options, now }: ConvertContext, complete: boolean, work: Work): Standing {
  const draft = { status: 'draft', publishedAt: null, changedAt: null } as const
  const isFuture = post.publishedAt !== null && post.publishedAt > now
  if (post.status === 'scheduled' || (isFuture && post.status !== 'draft')) {
    work.note('scheduled_as_draft', post.publishedAt?.toISOString() ?? '')
    return draft
  }
  if (post.status === 'draft') return draft
  const changedAt = post.modifiedAt && post.publishedAt && post.modifiedAt > post.publishedAt && post.modifiedAt <= now
  const dates = { publishedAt: post.publishedAt, changedAt: changedAt ? post.modifiedAt : null }
  // It would become today's news.
  const undated = post.publishedAt === null
  if (!complete || undated)
    work.note(
      'published_as_draft',
      complete
        ? 'sem data; com ela no arquivo, importe de novo com “Atualizar”'
        : 'título, resumo ou texto curto demais',
    )
  return { status: options.status === 'draft' || !complete || undated ? 'draft' : 'published', ...dates }
}

const problem = ({ recordId, title }: SourcePost, cause: SourceProblem['cause'], detail = ''): SourceProblem => ({
  kind: 'problem',
  recordId,
  cause,
  detail,
  title: plainText(title).slice(0, limits.title.max),
})

/** The hash of all that a source says of a post. */
function hashOf({ guid: _, ...post }: SourcePost): string {
  const given = JSON.stringify({ ...post, attachments: [...post.attachments] })
  return hash('sha256', given, 'base64url')
}

/**
 * An address of the old site as a path from its root: canonical, or `/?p=123` for an address by number. Null for the front page, for an address
 * with `..` and for what is none.
 */
function oldAddress(address: string): string | null {
  const url = climbs(address.trim()) ? null : URL.parse(address.trim(), 'https://unknown.invalid/')
  const path = url && /^https?:$/.test(url.protocol) ? canonicalPath(url.pathname) : null
  if (!url || path === null) return null
  const whole = numberedAddress(path, url.search) ?? path
  return whole === '/' || whole.length > limits.url.max ? null : whole
}

/** The addresses of a post, each once. */
const oldAddresses = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(oldAddress).filter(address => address !== null)),
]
