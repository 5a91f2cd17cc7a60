import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PublishedPanel } from '#components/admin/published-panel.tsx'
import { ArticleForm } from '#components/articles/article-form.client.tsx'
import { PublishedArticle } from '#components/articles/published-article.tsx'
import { ReviewPanel } from '#components/articles/review-panel.tsx'
import { ReviewStanding } from '#components/articles/review-standing.tsx'
import { SchedulePanel } from '#components/articles/schedule-panel.tsx'
import { ScheduleStanding } from '#components/articles/schedule-standing.tsx'
import type { Actor } from '#lib/actor.ts'
import { anonymous } from '#lib/actor.ts'
import { turnedAway } from '#lib/entrance.ts'
import { isDomainError } from '#lib/errors.ts'
import { signInPath } from '#lib/own-path.ts'
import { editPath } from '#lib/paths.ts'
import {
  addCorrectionAction,
  claimReviewAction,
  pinArticleAction,
  reviewArticleAction,
  scheduleArticleAction,
  withdrawCorrectionAction,
} from '#server/articles/actions.ts'
import { listDeskCorrections } from '#server/articles/queries/corrections.ts'
import { findForEdit } from '#server/articles/queries/editable.ts'
import { findReviews } from '#server/articles/queries/reviews.ts'
import { currentSession } from '#server/platform/session.ts'
import { articleActions } from '../../../_page/article-actions.ts'

export const metadata: Metadata = { title: 'Editar artigo' }

const reviewActions = { review: reviewArticleAction, claim: claimReviewAction }

/** Editing an article (editorial §2); its author reads a published one, and an editor changes it. */
export default async function EditPage({ params }: PageProps<'/article/[articleRef]/edit'>) {
  const { articleRef: id } = await params
  const session = await currentSession()
  const away = turnedAway(session?.actor ?? anonymous, editPath(id))
  if (away || !session) redirect(away?.to ?? signInPath(editPath(id)))
  const article = await findOrLeave(session.actor, id)
  const panel = await findReviews(session.actor, id)
  const reviewing = panel && (
    <div className="mt-8">
      <ReviewPanel id={id} version={article.version} panel={panel} {...reviewActions} />
    </div>
  )
  if (!article.abilities.edit) {
    return (
      <>
        <ScheduleStanding {...article} />
        <PublishedArticle article={article} userId={session.actor.id} />
        {reviewing}
      </>
    )
  }
  const { fields, cover, cityNames, ...standing } = article
  return (
    <>
      <Heading as="h1" size="7" mb="5">
        Editar artigo
      </Heading>
      <ScheduleStanding {...article} />
      {panel && <ReviewStanding status={article.status} panel={panel} />}
      <ArticleForm
        key={id}
        userId={session.actor.id}
        article={standing}
        initial={{ ...fields, coverImage: fields.coverImage ?? '' }}
        coverSrc={cover?.src ?? null}
        cityNames={cityNames}
        actions={articleActions}
      />
      {reviewing}
      {article.abilities.publish && (
        <div className="mt-5">
          <SchedulePanel article={article} schedule={scheduleArticleAction} />
        </div>
      )}
      {article.status === 'published' && article.abilities.correct && (
        <PublishedPanel
          article={{ id, title: fields.title }}
          corrections={(await listDeskCorrections(session.actor, { articleId: id })).entries}
          actions={{ pin: pinArticleAction, addCorrection: addCorrectionAction, withdraw: withdrawCorrectionAction }}
        />
      )}
    </>
  )
}

/** The article, or the list of one's own with the reason why not: one that is not theirs and one that is not there. */
async function findOrLeave(actor: Actor, id: string) {
  try {
    return await findForEdit(actor, id)
  } catch (error) {
    if (!isDomainError(error)) throw error
    redirect(`/my-articles?aviso=${error.code === 'article_forbidden' ? 'sem-permissao' : 'nao-encontrado'}`)
  }
}
