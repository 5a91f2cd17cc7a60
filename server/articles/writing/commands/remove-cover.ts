import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'
import { rowSelection } from '../../row.ts'
import { changeQuietly, type VersionStep } from '../change-quietly.ts'

/**
 * Takes the cover at an address off an article, if it is the cover; its alternative text and its credit stay for the day when it is found again. Quiet, as
 * `replacePicture`. Gives null if there is no such article. For masters and the system. Raises forbidden.
 */
export const removeCover = command(
  async ({ tx, actor }, { articleId, url }: { articleId: string; url: string }): Promise<VersionStep | null> => {
    if (!isMaster(actor)) throw new DomainError('forbidden')
    await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${articleId}::uuid FOR UPDATE`
    const before = await tx.article.findUnique({ where: { id: articleId }, ...rowSelection })
    if (!before) return null
    const { content, version } = before
    const isCover = before.coverImage === url
    return {
      before: version,
      after: isCover ? await changeQuietly(tx, before, { content, coverImage: null }) : version,
    }
  },
)
