import { escapeAttribute } from '#lib/body/markup.ts'
import { sitePageSlugs } from '#lib/site/pages/site-pages.ts'
import { replaceInBody } from '#server/platform/pictures-in-body.ts'
import { command } from '#server/platform/work/command.ts'
import { writeSitePage } from '#server/site/commands/write-site-page.ts'
import { importPolicy } from '../../policy.ts'
import { lockUpload } from '../lock-upload.ts'

/**
 * Shows a stored picture on the institutional pages that have it at its old address. It is no edit: an undo of the import takes the pages back. Gives
 * whether the picture is still stored. For the system. Raises forbidden.
 */
export const placeOnPages = command(async (context, { pictureId }: { pictureId: string }): Promise<boolean> => {
  const { tx, actor } = context
  importPolicy.assert(actor, 'run', null)
  const replacement = await lockUpload(tx, pictureId)
  if (!replacement) return false
  const pages = await tx.sitePage.findMany({ where: { content: { contains: escapeAttribute(replacement.url) } } })
  for (const { slug: name, title, content, version } of pages) {
    const slug = sitePageSlugs.find(own => own === name)
    const replaced = replaceInBody(content, replacement)
    if (!slug || replaced === content) continue
    await writeSitePage(context, { slug, version, title, content: replaced })
    await tx.$executeRaw`
      UPDATE import_results r SET version_after = ${version + 1} FROM imported_records k
        WHERE k.page_slug = ${slug} AND r.session_id = k.session_id AND r.record_id = k.record_id AND r.article_id IS NULL
          AND r.version_after = ${version}`
  }
  return true
})
