import type { Metadata } from 'next'
import { findEditScreen } from '#server/articles/desk/queries/edit-screen.ts'
import { listComments, listMentionable } from '#server/comments/queries.ts'
import { enterEditing, orLeave } from '../../../_page/enter-editing.ts'
import { ArticleFormScreen } from './_screens/article-form-screen.tsx'
import { Discussion } from './_screens/discussion.tsx'
import { ReadingScreen } from './_screens/reading-screen.tsx'
import { RevisionFormScreen } from './_screens/revision-form-screen.tsx'

export const metadata: Metadata = { title: 'Editar artigo' }

/** The screen for editing an article (ART-2). The author reads a published one; an editor changes it (PUB-4). */
export default async function EditPage({ params }: PageProps<'/article/[articleRef]/edit'>) {
  const { articleRef: id } = await params
  const session = await enterEditing(id)
  const screen = await orLeave(findEditScreen(session.actor, id))
  const [comments, people] = await Promise.all([listComments(session.actor, id), listMentionable(session.actor, id)])
  const discussion = (
    <Discussion
      userId={session.actor.id}
      article={screen.article}
      reviews={screen.reviews}
      comments={comments}
      people={people}
    />
  )
  switch (screen.kind) {
    case 'form':
      return <ArticleFormScreen session={session} screen={screen} discussion={discussion} />
    case 'revision':
      return <RevisionFormScreen session={session} screen={screen} discussion={discussion} />
    case 'reading':
      return <ReadingScreen userId={session.actor.id} screen={screen} discussion={discussion} />
  }
}
