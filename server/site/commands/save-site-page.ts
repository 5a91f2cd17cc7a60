import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { SaveSitePageInput } from '#lib/schemas/site/site-page.ts'
import { gapsIn } from '#lib/site/pages/site-page-gaps.ts'
import { sanitizeContent } from '#server/platform/body.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { forget } from '#server/press/forget.ts'
import { siteChanged } from '../events.ts'
import { sitePolicy } from '../policy.ts'
import { findSitePage } from '../queries.ts'

/**
 * Saves an institutional page over the version that the form started from and gives the new version. Sanitises the body like an
 * article's. Raises forbidden, page_changed_meanwhile (SITE-2), or invalid for a body over the limit in bytes.
 */
export const saveSitePage = command(async (context, { slug, version, fields }: SaveSitePageInput) => {
  const { tx, actor, now } = context
  sitePolicy.assert(actor, 'editPages', null)
  const content = sanitizeContent(fields.content)
  if (Buffer.byteLength(content) > limits.content.maxBytes) {
    throw new DomainError('invalid', { fields: { content: 'Conteúdo muito longo' } })
  }
  const wasComplete = isComplete(await findSitePage(slug, tx))
  const complete = isComplete({ content })
  const data = { title: fields.title, content, version: version + 1, updatedBy: actor.id, updatedAt: now }
  const { count } =
    version === 0
      ? await tx.sitePage.createMany({ data: [{ slug, ...data }], skipDuplicates: true })
      : await tx.sitePage.updateMany({ where: { slug, version }, data })
  if (count === 0) throw new DomainError('page_changed_meanwhile')
  await audit(context, {
    action: 'page.saved',
    subject: { type: 'site_page', id: slug },
    details: { version: version + 1 },
  })
  // Every page's footer and structured data name the complete pages.
  await forget(tx, [`page:${slug}`, ...(wasComplete === complete ? [] : ['site'])])
  if (wasComplete || complete) await emit(tx, siteChanged, { paths: [`/${slug}`], feeds: [] })
  return { version: version + 1 }
})

const isComplete = ({ content }: { content: string }): boolean => gapsIn(content).length === 0
