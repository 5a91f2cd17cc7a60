import { DomainError } from '#lib/errors.ts'
import type { RestoreVersionInput } from '#lib/schemas/articles/version.ts'
import { accepted } from '#lib/transition.ts'
import { sanitizeContent } from '#server/platform/body.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { checkPictures, fieldOf, isPublic } from '../../article.ts'
import { assertComplete, mustBeComplete } from '../../complete.ts'
import { fieldsOf } from '../../fields.ts'
import { articlePolicy } from '../../policy.ts'
import { assertVersion, lockArticle, rowSelection, stateOf } from '../../row.ts'
import { cutTeaser } from '../../teaser.ts'
import { announceChange, recordVersion } from '../../write.ts'

/**
 * Restores the title, summary and body of an older version as a new version. The other fields stay, and so does every version.
 * Gives the new version's number. Raises article_not_found, article_forbidden, changed_meanwhile, version_not_found, invalid for an
 * incomplete version of a public or scheduled text, or what publishing requires of pictures.
 */
export const restoreVersion = command(async (context, { id, version, number }: RestoreVersionInput) => {
  const { tx, actor, now } = context
  const before = await lockArticle(tx, id)
  articlePolicy.assert(actor, 'edit', before, 'article_forbidden')
  assertVersion(before, version)
  const old = await tx.articleVersion.findUnique({
    where: { articleId_versionNumber: { articleId: id, versionNumber: number } },
    select: { title: true, summary: true, content: true },
  })
  if (!old) throw new DomainError('version_not_found')
  // Sanitised again, by today's rules.
  const content = sanitizeContent(old.content)
  if (mustBeComplete(before)) {
    assertComplete({ ...fieldsOf(before), title: old.title, summary: old.summary, content })
  }
  // A public text keeps meeting the rules of publishing.
  if (isPublic(before)) accepted(checkPictures({ ...stateOf(before), content }, before.content), fieldOf)
  const after = await tx.article.update({
    where: { id },
    data: {
      title: old.title,
      summary: old.summary,
      content,
      teaser: cutTeaser(content),
      version: before.version + 1,
      changedAt: isPublic(before) ? now : before.changedAt,
      updatedAt: now,
    },
    ...rowSelection,
  })
  await recordVersion(context, after)
  await audit(context, {
    action: 'article.version_restored',
    subject: { type: 'article', id },
    details: { version: after.version, restored: number },
  })
  await announceChange(context, before, after)
  return { version: after.version }
})
