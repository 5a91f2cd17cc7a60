import { DomainError } from '#lib/errors.ts'
import { gapsIn } from '#lib/site/pages/site-page-gaps.ts'
import type { SitePageSlug } from '#lib/site/pages/site-pages.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../policy.ts'
import { findSitePage } from '../queries.ts'

/** A page's new text over the version that it started from; 0 for a page that nobody has written. */
interface SitePageText {
  slug: SitePageSlug
  version: number
  title: string
  /** Sanitised. */
  content: string
}

/**
 * Writes an institutional page and forgets it where readers see it. Part of a command; emits no event. Gives whether the page was or is complete,
 * without gaps for facts. Raises forbidden or page_changed_meanwhile.
 */
export async function writeSitePage(
  context: CommandContext,
  { slug, version, title, content }: SitePageText,
): Promise<boolean> {
  const { tx, actor, now } = context
  sitePolicy.assert(actor, 'editPages', null)
  const wasComplete = isComplete(await findSitePage(slug, tx))
  const complete = isComplete({ content })
  const data = { title, content, version: version + 1, updatedBy: actor.id, updatedAt: now }
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
  return wasComplete || complete
}

/** Takes a page back that nobody wrote since: readers see the default text again. Part of a command. Gives whether it was taken back. */
export async function removeSitePage(
  context: CommandContext,
  { slug, version }: { slug: string; version: number },
): Promise<boolean> {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editPages', null)
  const { count } = await tx.sitePage.deleteMany({ where: { slug, version } })
  if (count === 0) return false
  await audit(context, { action: 'page.removed', subject: { type: 'site_page', id: slug }, details: { version } })
  await forget(tx, [`page:${slug}`, 'site'])
  return true
}

const isComplete = ({ content }: { content: string }): boolean => gapsIn(content).length === 0
