import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { editPath } from '#lib/addresses/paths.ts'
import { findEditedRevision } from '#server/articles/edit/queries/edit-screen.ts'
import { editedRevisionActions } from '../../../../../_page/article-actions.ts'
import { articlePanels } from '../../../../../_page/article-panels.tsx'
import { enterEditing, orLeave } from '../../../../../_page/enter-editing.ts'
import { EditingForm } from '../../_screens/editing-form.tsx'

export const metadata: Metadata = { title: 'Editar atualização' }

/** The form of an article's revision for an editor, who publishes it from there. Once it is published the article opens. */
export default async function EditRevisionPage({ params }: PageProps<'/article/[articleRef]/edit/atualizacao/editar'>) {
  const { articleRef: id } = await params
  const session = await enterEditing(id)
  const screen = await orLeave(findEditedRevision(session.actor, id))
  if (!screen) redirect(editPath(id))
  const panels = await orLeave(articlePanels(session.actor, screen))
  return <EditingForm session={session} article={screen.revision} actions={editedRevisionActions} panels={panels} />
}
