import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import { type Replacement, replaceInBody, replaceInFields } from '#server/platform/pictures-in-body.ts'
import { command } from '#server/platform/work/command.ts'
import { type ArticleRow, hasCover, rowSelection } from '../../row.ts'
import { changeQuietly, type VersionStep } from '../change-quietly.ts'

/**
 * Shows a stored picture in an article in place of one at another address: as cover, in the text and in its revision, alternative text and credit
 * kept. With `asCover` it becomes the cover of an article that has none, too. The article gets a version, so that an open form merges, but no row in its history, no new
 * date and no event: nobody edited it. Gives null if there is no such article. For masters and the system. Raises forbidden.
 */
export const replacePicture = command(
  async (
    { tx, actor },
    { articleId, replacement, asCover }: { articleId: string; replacement: Replacement; asCover: boolean },
  ) => {
    if (!isMaster(actor)) throw new DomainError('forbidden')
    await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${articleId}::uuid FOR UPDATE`
    const before = await tx.article.findUnique({ where: { id: articleId }, ...rowSelection })
    if (!before) return null
    const after = await replaceInArticle(tx, before, replacement, asCover)
    await replaceInRevision(tx, before, replacement)
    return { before: before.version, after } satisfies VersionStep
  },
)

/** Gives the article's version afterwards. */
async function replaceInArticle(
  tx: Tx,
  before: ArticleRow,
  replacement: Replacement,
  asCover: boolean,
): Promise<number> {
  const isCover = before.coverImage === replacement.url || (asCover && !hasCover(before))
  const cover = isCover ? { coverImage: null, coverMediaId: replacement.media.id } : {}
  return changeQuietly(tx, before, { content: replaceInBody(before.content, replacement), ...cover })
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
