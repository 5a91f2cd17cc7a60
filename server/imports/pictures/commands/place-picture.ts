import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { isPublic } from '#server/articles/article.ts'
import { type ArticleRow, pressKeys, rowSelection } from '#server/articles/row.ts'
import { cutTeaser } from '#server/articles/teaser.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/forget.ts'
import { type Replacement, replaceInBody, replaceInFields } from '../replace.ts'

/** A stored picture, and an article that shows it at its old address. */
interface Placing {
  pictureId: string
  articleId: string
}

/**
 * Shows a stored picture in an article in place of its old address, as cover and in the text, in its revision too. The article gets a version, so that
 * an open form merges, but no row in its history and no new date. Gives whether the picture is still stored; if not, it waits to be fetched again.
 * Raises forbidden.
 */
export const placePicture = command(async ({ tx, actor }, { pictureId, articleId }: Placing): Promise<boolean> => {
  if (!isMaster(actor)) throw new DomainError('forbidden')
  await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${articleId}::uuid FOR UPDATE`
  const article = await tx.article.findUnique({ where: { id: articleId }, ...rowSelection })
  const replacement = await lockPicture(tx, pictureId)
  if (!replacement) return false
  if (article) {
    await replaceInArticle(tx, article, replacement)
    await replaceInRevision(tx, article, replacement)
  }
  await tx.importPictureUse.deleteMany({ where: { pictureId, articleId } })
  return true
})

/** The stored picture, locked against its removal as unused; null, and the picture waiting again, if it is gone. */
async function lockPicture(tx: Tx, pictureId: string): Promise<Replacement | null> {
  const [found] = await tx.$queryRaw<({ url: string } & Replacement['media'])[]>`
    SELECT p.url, m.id, m.width, m.height, m.widths FROM import_pictures p JOIN media m ON m.id = p.media_id
      WHERE p.id = ${pictureId}::uuid FOR KEY SHARE OF m`
  if (found) {
    const { url, ...media } = found
    return { url, media }
  }
  await tx.importPicture.updateMany({
    where: { id: pictureId },
    data: { status: 'waiting', attempts: 0, triedAt: null, mediaId: null },
  })
  return null
}

async function replaceInArticle(tx: Tx, before: ArticleRow, replacement: Replacement): Promise<void> {
  const content = replaceInBody(before.content, replacement)
  const isCover = before.coverImage === replacement.url
  if (content === before.content && !isCover) return
  const cover = isCover ? { coverImage: null, coverMediaId: replacement.media.id } : {}
  await tx.article.update({
    where: { id: before.id },
    data: { content, teaser: cutTeaser(content), ...cover, version: before.version + 1 },
  })
  // An undo of the import leaves articles alone that were edited since: this change is none of a person's.
  await tx.importResult.updateMany({
    where: { articleId: before.id, versionAfter: before.version },
    data: { versionAfter: before.version + 1 },
  })
  await tx.articleRevision.updateMany({
    where: { articleId: before.id, baseVersion: before.version },
    data: { baseVersion: before.version + 1 },
  })
  if (isPublic(before)) await forget(tx, pressKeys(before))
}

async function replaceInRevision(tx: Tx, { id }: ArticleRow, replacement: Replacement): Promise<void> {
  const revision = await tx.articleRevision.findUnique({ where: { articleId: id } })
  if (!revision) return
  const fields = replaceInFields(revision.fields, replacement)
  const base = replaceInFields(revision.base, replacement)
  if (JSON.stringify([fields, base]) === JSON.stringify([revision.fields, revision.base])) return
  const isCover = JSON.stringify(fields).includes(`"coverMediaId":"${replacement.media.id}"`)
  await tx.articleRevision.update({
    where: { articleId: id },
    data: {
      fields: fields as Prisma.InputJsonValue,
      base: base as Prisma.InputJsonValue,
      ...(isCover && { coverMediaId: replacement.media.id }),
      version: revision.version + 1,
    },
  })
}
