import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { removeSessionRedirects } from '#server/redirects/commands/write-redirects.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession, setStatus } from '../lock.ts'

/**
 * Ends an undo whose articles are all taken back: deletes the redirects that the import made to what is gone, its pictures that no article shows, and the bylines
 * that it made and nobody uses. Gives the numbers of articles and pages by what became of them. For the system. Raises forbidden,
 * not_found or undo_expired.
 */
export const finishUndo = command(async (context, { id }: { id: string }) => {
  const { tx, actor, now } = context
  importPolicy.assert(actor, 'run', null)
  const session = await lockSession(tx, id)
  if (session.status !== 'undoing') throw new DomainError('undo_expired')
  // Texts and pages that stay keep their former addresses.
  const pages = await tx.importedRecord.findMany({ where: { sessionId: id, pageSlug: { not: null } } })
  await removeSessionRedirects(
    tx,
    id,
    pages.map(({ pageSlug }) => `/${pageSlug}`),
  )
  await tx.$executeRaw`
    DELETE FROM import_pictures p WHERE session_id = ${id}::uuid
      AND NOT EXISTS (SELECT FROM import_picture_uses u WHERE u.picture_id = p.id)`
  const bylines = await tx.$executeRaw`
    DELETE FROM profiles p WHERE id = ANY (${session.profileIds}::uuid[])
      AND NOT EXISTS (SELECT FROM users WHERE id = p.id)
      AND NOT EXISTS (SELECT FROM articles WHERE author_id = p.id)
      AND NOT EXISTS (SELECT FROM article_credits WHERE profile_id = p.id)
      AND NOT EXISTS (SELECT FROM article_reviews WHERE p.id IN (author_id, reviewer_id))`
  const rows = await tx.importResult.groupBy({
    by: ['undone'],
    where: { sessionId: id, undone: { not: '' } },
    _count: true,
  })
  const counts = Object.fromEntries(rows.map(({ undone, _count }) => [undone, _count]))
  await setStatus(context, id, { status: 'undone', undoneAt: now })
  await audit(context, {
    action: 'import.undone',
    subject: { type: 'import_session', id },
    details: { ...counts, bylines },
  })
  return counts
})
