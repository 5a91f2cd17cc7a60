import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { SaveSitePageInput } from '#lib/schemas/site/site-page.ts'
import { sanitizeContent } from '#server/platform/body.ts'
import { command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { siteChanged } from '../events.ts'
import { sitePolicy } from '../policy.ts'
import { writeSitePage } from './write-site-page.ts'

/**
 * Saves an institutional page over the version that the form started from and gives the new version. Sanitises the body like an
 * article's. Raises forbidden, page_changed_meanwhile (SITE-2), or invalid for a body over the limit in bytes.
 */
export const saveSitePage = command(async (context, { slug, version, fields }: SaveSitePageInput) => {
  sitePolicy.assert(context.actor, 'editPages', null)
  const content = sanitizeContent(fields.content)
  if (Buffer.byteLength(content) > limits.content.maxBytes) {
    throw new DomainError('invalid', { fields: { content: 'Conteúdo muito longo' } })
  }
  const seen = await writeSitePage(context, { slug, version, title: fields.title, content })
  if (seen) await emit(context.tx, siteChanged, { paths: [`/${slug}`], feeds: [] })
  return { version: version + 1 }
})
