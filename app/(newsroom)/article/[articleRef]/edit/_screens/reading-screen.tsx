import { PublishedArticle } from '#components/articles/publication/published-article.tsx'
import type { ArticlePanels } from '#components/articles/screen/panel-tabs.ts'
import type { EditScreen } from '#server/articles/desk/queries/edit-screen.ts'
import { beginRevisionAction } from '#server/articles/revision/actions.ts'

interface Props {
  userId: string
  screen: Extract<EditScreen, { kind: 'reading' }>
  panels: ArticlePanels
}

/** An article that the person may read and not change. */
export function ReadingScreen({ userId, screen: { article }, panels }: Props) {
  return (
    <div className="flex flex-col gap-5">
      {panels.notices}
      <PublishedArticle article={article} userId={userId} begin={beginRevisionAction} />
      {panels.review}
      {panels.comments}
      {panels.versions}
      {panels.publication}
    </div>
  )
}
