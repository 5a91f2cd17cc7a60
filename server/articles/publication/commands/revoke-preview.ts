import { DomainError } from '#lib/errors.ts'
import type { PreviewLinkId } from '#lib/schemas/articles/preview.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { articlePolicy } from '../../policy.ts'
import { lockArticle } from '../../row.ts'

/** Revokes a preview link; its address then answers like an unknown one. Raises not_found or article_forbidden. */
export const revokePreview = command(async (context, { id }: PreviewLinkId): Promise<void> => {
  const { tx, actor } = context
  const link = await tx.previewLink.findUnique({ where: { id }, select: { articleId: true } })
  if (!link) throw new DomainError('not_found')
  const article = await lockArticle(tx, link.articleId)
  articlePolicy.assert(actor, 'view', article, 'article_forbidden')
  await tx.previewLink.deleteMany({ where: { id } })
  await audit(context, {
    action: 'preview.revoked',
    subject: { type: 'article', id: link.articleId },
    details: { link: id },
  })
})
