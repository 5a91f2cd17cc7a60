import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { PublishedPanel } from '#components/admin/published-panel.tsx'
import { ArticleComments } from '#components/articles/article-comments.client.tsx'
import { ArticleForm } from '#components/articles/article-form.client.tsx'
import { PreviewPanel } from '#components/articles/preview-panel.tsx'
import { PublishedArticle } from '#components/articles/published-article.tsx'
import { ReviewPanel } from '#components/articles/review-panel.tsx'
import { ReviewStanding } from '#components/articles/review-standing.tsx'
import { asForm } from '#components/articles/saving/form-fields.ts'
import { SchedulePanel } from '#components/articles/schedule-panel.tsx'
import { ScheduleStanding } from '#components/articles/schedule-standing.tsx'
import { Section } from '#components/ui/section.tsx'
import { versionsPath } from '#lib/paths.ts'
import {
  addCorrectionAction,
  claimReviewAction,
  createPreviewAction,
  pinArticleAction,
  reviewArticleAction,
  revokePreviewAction,
  scheduleArticleAction,
  withdrawCorrectionAction,
} from '#server/articles/actions.ts'
import { listDeskCorrections } from '#server/articles/queries/corrections.ts'
import { findForEdit } from '#server/articles/queries/editable.ts'
import { listPreviews } from '#server/articles/queries/preview.ts'
import { findReviews } from '#server/articles/queries/reviews.ts'
import { listComments, listMentionable } from '#server/comments/queries.ts'
import { articleActions } from '../../../_page/article-actions.ts'
import { commentActions } from '../../../_page/comment-actions.ts'
import { enterEditing, orLeave } from '../../../_page/enter-editing.ts'
import { linkedSite } from '../../../_page/linked-site.ts'

export const metadata: Metadata = { title: 'Editar artigo' }

const previewActions = { create: createPreviewAction, revoke: revokePreviewAction }
const reviewActions = { review: reviewArticleAction, claim: claimReviewAction }

/** Editing an article (editorial §2); its author reads a published one, and an editor changes it. */
export default async function EditPage({ params }: PageProps<'/article/[articleRef]/edit'>) {
  const { articleRef: id } = await params
  const session = await enterEditing(id)
  const article = await orLeave(findForEdit(session.actor, id))
  const [panel, comments, people] = await Promise.all([
    findReviews(session.actor, id),
    listComments(session.actor, id),
    listMentionable(session.actor, id),
  ])
  const reviewing = panel && (
    <div className="mt-8 flex flex-col gap-5">
      <Link href={versionsPath(id)} prefetch={false} className="text-sm underline">
        Histórico de versões
      </Link>
      <ReviewPanel id={id} version={article.version} panel={panel} {...reviewActions} />
      <Section title="Comentários internos" intro="Só a redação lê. Quem for mencionado com @ recebe um aviso.">
        <ArticleComments articleId={id} initial={comments} people={people} actions={commentActions} />
      </Section>
    </div>
  )
  const previewing = article.status !== 'published' && (
    <div className="mt-5">
      <PreviewPanel articleId={id} links={await listPreviews(session.actor, id)} {...previewActions} />
    </div>
  )
  if (!article.abilities.edit) {
    return (
      <>
        <ScheduleStanding {...article} />
        <PublishedArticle article={article} userId={session.actor.id} />
        {reviewing}
        {previewing}
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
        email={session.email}
        article={standing}
        initial={asForm(fields)}
        coverSrc={cover?.src ?? null}
        cityNames={cityNames}
        site={await linkedSite()}
        actions={articleActions}
      />
      {reviewing}
      {previewing}
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
