import type { ReactNode } from 'react'
import { PublishedArticle } from '#components/articles/publication/published-article.tsx'
import { ScheduleStanding } from '#components/articles/publication/schedule-standing.tsx'
import type { EditScreen } from '#server/articles/desk/queries/edit-screen.ts'
import { beginRevisionAction } from '#server/articles/revision/actions.ts'
import { Previews } from './previews.tsx'

interface Props {
  userId: string
  screen: Extract<EditScreen, { kind: 'reading' }>
  discussion: ReactNode
}

/** An article that the person may read and not change. */
export function ReadingScreen({ userId, screen: { article, previews }, discussion }: Props) {
  return (
    <>
      <ScheduleStanding {...article} />
      <PublishedArticle article={article} userId={userId} begin={beginRevisionAction} />
      {discussion}
      <Previews articleId={article.id} links={previews} />
    </>
  )
}
