import type { Metadata } from 'next'
import { findEditScreen } from '#server/articles/edit/queries/edit-screen.ts'
import { articleActions, revisionActions } from '../../../_page/article-actions.ts'
import { articlePanels } from '../../../_page/article-panels.tsx'
import { enterEditing, orLeave } from '../../../_page/enter-editing.ts'
import { EditingForm } from './_screens/editing-form.tsx'
import { ReadingScreen } from './_screens/reading-screen.tsx'

export const metadata: Metadata = { title: 'Editar artigo' }

/** The screen for editing an article (ART-2). The author reads a published one; an editor changes it (PUB-4). */
export default async function EditPage({ params }: PageProps<'/article/[articleRef]/edit'>) {
  const { articleRef: id } = await params
  const session = await enterEditing(id)
  const screen = await orLeave(findEditScreen(session.actor, id))
  const panels = await orLeave(articlePanels(session.actor, screen))
  switch (screen.kind) {
    case 'form':
      return <EditingForm session={session} article={screen.article} actions={articleActions} panels={panels} />
    case 'revision':
      return <EditingForm session={session} article={screen.revision} actions={revisionActions} panels={panels} />
    case 'reading':
      return <ReadingScreen userId={session.actor.id} screen={screen} panels={panels} />
  }
}
