import { isMaster } from '#lib/actor.ts'
import { uploadAt } from '#lib/addresses/paths.ts'
import type { Body, BodyPicture } from '#lib/body/body.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import type { ReplacePictureInput } from '#lib/schemas/media.ts'
import type { SitePageSlug } from '#lib/site/pages/site-pages.ts'
import { replaceEventCover } from '#server/events/commands/replace-cover.ts'
import { lockSuccessor, type Successor, settleSuccessor } from '#server/media/commands/succeed-picture.ts'
import { articlesRevisedWith, articlesWith } from '#server/media/queries/uploads.ts'
import { type SanitizedContent, sanitizeBody } from '#server/platform/body.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { writeSitePage } from '#server/site/commands/write-site-page.ts'
import { isPublic } from '../../article.ts'
import { type ArticleRow, rowSelection } from '../../row.ts'
import { cutTeaser } from '../../teaser.ts'
import { announceChange, recordVersion } from '../../write.ts'

/** The texts that one call changes. */
const atOnce = 50

/** How many texts a call changed, and whether others are left for the next call. */
export interface Replaced {
  count: number
  isDone: boolean
}

/**
 * Puts a picture in another's place, with its description and credit: in articles, whatever their state, in pending revisions, events and, for masters,
 * institutional pages. Each text gets a version, and every page that shows it is forgotten. Fifty texts a call; once none is left the library offers the
 * former picture no more. For editors. Raises forbidden, or picture_not_found when one of the two is gone.
 */
export const replacePicture = command(async (context, input: ReplacePictureInput): Promise<Replaced> => {
  const { tx, actor } = context
  const successor = await lockSuccessor(context, input)
  const articles = await lockArticles(tx, articlesWith(input.id))
  for (const id of articles) await replaceInArticle(context, id, successor)
  const revisions = await lockArticles(tx, articlesRevisedWith(input.id))
  for (const id of revisions) await replaceInRevision(context, id, successor)
  const events = await replaceEventCover.within(context, { ...successor, most: atOnce })
  const pages = isMaster(actor) ? await replaceInPages(context, successor) : 0
  const isDone = Math.max(articles.length, revisions.length, events) < atOnce
  if (isDone) await settleSuccessor(context, input)
  await audit(context, {
    action: 'media.replaced',
    subject: { type: 'media', id: input.id },
    details: { by: input.by, articles },
  })
  return { count: articles.length + revisions.length + events + pages, isDone }
})

/** Locks the first of some articles, those in the trash too. Gives their ids. */
async function lockArticles(tx: Tx, ids: Prisma.Sql): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM articles WHERE id IN (${ids}) ORDER BY id LIMIT ${atOnce} FOR UPDATE`
  return rows.map(({ id }) => id)
}

const isOf = (src: string, id: string) => uploadAt(src, siteOrigin()) === id

/** A stored text with the successor in the picture's place. */
function withSuccessor(content: string, { id, src, alt, credit, width, height }: Successor): SanitizedContent {
  const change = <Picture extends BodyPicture>(shown: Picture): Picture =>
    isOf(shown.src, id) ? { ...shown, src, alt, credit, width, height } : shown
  const body: Body = readBody(parseHtml(content))
  return sanitizeBody(
    body.map(block => {
      if (block.kind === 'gallery') return { ...block, pictures: block.pictures.map(change) }
      return block.kind === 'figure' ? change(block) : block
    }),
  )
}

/** The fields of a cover, with the successor in the picture's place. */
function coverWith(
  { coverMediaId, coverImage }: { coverMediaId: string | null; coverImage?: string | null },
  { id, by, alt, credit }: Successor,
) {
  const shows = coverMediaId === id || (coverImage && isOf(coverImage, id))
  return shows ? { coverMediaId: by, coverImage: null, coverAlt: alt, coverCredit: credit } : {}
}

async function replaceInArticle(context: CommandContext, id: string, successor: Successor): Promise<void> {
  const { tx, now } = context
  const before: ArticleRow = await tx.article.findUniqueOrThrow({ where: { id }, ...rowSelection })
  const content = withSuccessor(before.content, successor)
  const after = await tx.article.update({
    where: { id },
    data: {
      content,
      teaser: cutTeaser(content),
      ...coverWith(before, successor),
      version: before.version + 1,
      updatedAt: now,
      ...(isPublic(before) && { changedAt: now }),
    },
    ...rowSelection,
  })
  await recordVersion(context, after)
  await announceChange(context, before, after)
}

async function replaceInRevision({ tx, now }: CommandContext, articleId: string, successor: Successor): Promise<void> {
  const { fields, version } = await tx.articleRevision.findUniqueOrThrow({ where: { articleId } })
  const written = fields as { content: string; coverMediaId: string | null; coverImage?: string | null }
  const cover = coverWith(written, successor)
  await tx.articleRevision.update({
    where: { articleId },
    data: {
      fields: { ...written, content: withSuccessor(written.content, successor), ...cover },
      ...(cover.coverMediaId && { coverMediaId: cover.coverMediaId }),
      version: version + 1,
      updatedAt: now,
    },
  })
}

async function replaceInPages(context: CommandContext, successor: Successor): Promise<number> {
  const pages = await context.tx.sitePage.findMany({ where: { content: { contains: `/uploads/${successor.id}/` } } })
  for (const { slug, version, title, content } of pages)
    await writeSitePage(context, {
      slug: slug as SitePageSlug,
      version,
      title,
      content: withSuccessor(content, successor),
    })
  return pages.length
}
