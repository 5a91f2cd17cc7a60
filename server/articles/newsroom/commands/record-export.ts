import type { NewsroomState } from '#lib/articles/newsroom-list.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { assertEditor } from '../queries/articles.ts'

/** Audits a download of the newsroom's articles, drafts included: the person and the list's filters. Raises forbidden. */
export const recordExport = command(async (context, { filters }: NewsroomState) => {
  const { actor } = context
  assertEditor(actor)
  await audit(context, {
    action: 'article.exported',
    subject: { type: 'user', id: actor.id },
    details: { situation: filters.situacao, author: filters.autor || null, city: filters.cidade || null },
  })
})
