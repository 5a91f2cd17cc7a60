import { isMaster } from '#lib/actor.ts'
import { escapeAttribute } from '#lib/body/markup.ts'
import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'
import { rowSelection } from '../../row.ts'
import { changeQuietly, type VersionStep } from '../change-quietly.ts'

/**
 * Leads the links of an article's text to other addresses: `links` gives the new one of each old one. Quiet, as `replacePicture`. Gives null if there
 * is no such article. For masters and the system. Raises forbidden.
 */
export const replaceLinks = command(
  async (
    { tx, actor },
    { articleId, links }: { articleId: string; links: ReadonlyMap<string, string> },
  ): Promise<VersionStep | null> => {
    if (!isMaster(actor)) throw new DomainError('forbidden')
    await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${articleId}::uuid FOR UPDATE`
    const before = await tx.article.findUnique({ where: { id: articleId }, ...rowSelection })
    if (!before) return null
    let { content } = before
    // Stored bodies write each link in this one form.
    const link = (address: string) => `<a href="${escapeAttribute(address)}"`
    for (const [from, to] of links) content = content.replaceAll(link(from), link(to))
    return { before: before.version, after: await changeQuietly(tx, before, { content }) }
  },
)
