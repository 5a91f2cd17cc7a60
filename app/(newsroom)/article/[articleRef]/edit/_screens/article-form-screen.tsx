import { Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { PublishedPanel } from '#components/admin/published-panel.tsx'
import { SchedulePanel } from '#components/articles/publication/schedule-panel.tsx'
import { ScheduleStanding } from '#components/articles/publication/schedule-standing.tsx'
import { ReviewStanding } from '#components/articles/review/review-standing.tsx'
import { RevisionPointer } from '#components/articles/revision/revision-pointer.tsx'
import { addCorrectionAction, withdrawCorrectionAction } from '#server/articles/corrections/actions.ts'
import type { EditScreen } from '#server/articles/desk/queries/edit-screen.ts'
import { pinArticleAction } from '#server/articles/front/actions.ts'
import { scheduleArticleAction } from '#server/articles/publication/actions.ts'
import { articleActions } from '../../../../_page/article-actions.ts'
import { EditingForm, type EditingSession } from './editing-form.tsx'
import { Previews } from './previews.tsx'

interface Props {
  session: EditingSession
  screen: Extract<EditScreen, { kind: 'form' }>
  discussion: ReactNode
}

/** The form of an article with its schedule, review, discussion, previews and corrections. */
export function ArticleFormScreen({ session, screen, discussion }: Props) {
  const { article, reviews, previews, corrections } = screen
  const { id, fields, abilities } = article
  return (
    <>
      <Heading as="h1" size="7" mb="5">
        Editar artigo
      </Heading>
      <ScheduleStanding {...article} />
      {screen.hasRevision && <RevisionPointer article={article} waits={reviews.waitingSince !== null} />}
      <ReviewStanding status={article.status} panel={reviews} />
      <EditingForm key={id} session={session} article={article} actions={articleActions} />
      {discussion}
      <Previews articleId={id} links={previews} />
      {abilities.publish && (
        <div className="mt-5">
          <SchedulePanel article={article} schedule={scheduleArticleAction} />
        </div>
      )}
      {corrections && (
        <PublishedPanel
          article={{ id, title: fields.title }}
          corrections={corrections}
          actions={{ pin: pinArticleAction, addCorrection: addCorrectionAction, withdraw: withdrawCorrectionAction }}
        />
      )}
    </>
  )
}
