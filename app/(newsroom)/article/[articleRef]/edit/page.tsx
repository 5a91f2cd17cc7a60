import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { PublishedPanel } from '#components/admin/published-panel.tsx'
import type { ArticleActions } from '#components/articles/article-actions.ts'
import { ArticleComments } from '#components/articles/comments/article-comments.client.tsx'
import { ArticleForm } from '#components/articles/form/article-form.client.tsx'
import { PreviewPanel } from '#components/articles/publication/preview-panel.tsx'
import { PublishedArticle } from '#components/articles/publication/published-article.tsx'
import { SchedulePanel } from '#components/articles/publication/schedule-panel.tsx'
import { ScheduleStanding } from '#components/articles/publication/schedule-standing.tsx'
import { ReviewPanel } from '#components/articles/review/review-panel.tsx'
import { ReviewStanding } from '#components/articles/review/review-standing.tsx'
import { RevisionNotice } from '#components/articles/revision/revision-notice.tsx'
import { RevisionPointer } from '#components/articles/revision/revision-pointer.tsx'
import { asForm } from '#components/articles/saving/form-fields.ts'
import { Section } from '#components/ui/section.tsx'
import { versionsPath } from '#lib/addresses/paths.ts'
import { addCorrectionAction, withdrawCorrectionAction } from '#server/articles/corrections/actions.ts'
import { listDeskCorrections } from '#server/articles/corrections/queries/corrections.ts'
import { pinArticleAction } from '#server/articles/front/actions.ts'
import {
  createPreviewAction,
  revokePreviewAction,
  scheduleArticleAction,
} from '#server/articles/publication/actions.ts'
import { listPreviews } from '#server/articles/publication/queries/preview.ts'
import { claimReviewAction, reviewArticleAction } from '#server/articles/review/actions.ts'
import { findReviews } from '#server/articles/review/queries/reviews.ts'
import { beginRevisionAction, discardRevisionAction } from '#server/articles/revision/actions.ts'
import { type EditableRevision, findRevisionOf, hasRevision } from '#server/articles/revision/queries/revision.ts'
import { type EditableArticle, findForEdit } from '#server/articles/writing/queries/editable.ts'
import { listComments, listMentionable } from '#server/comments/queries.ts'
import { articleActions, revisionActions } from '../../../_page/article-actions.ts'
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
      <ReviewPanel
        userId={session.actor.id}
        id={id}
        articleId={id}
        version={article.version}
        // What waits of a published article is its revision, which is reviewed beside what readers see.
        panel={{ ...panel, open: panel.open && article.status === 'review' }}
        {...reviewActions}
      />
      <Section title="Comentários internos" intro="Só a redação lê. Quem for mencionado com @ recebe um aviso.">
        <ArticleComments
          userId={session.actor.id}
          articleId={id}
          initial={comments}
          people={people}
          actions={commentActions}
        />
      </Section>
    </div>
  )
  const previewing = article.status !== 'published' && (
    <div className="mt-5">
      <PreviewPanel articleId={id} links={await listPreviews(session.actor, id)} {...previewActions} />
    </div>
  )
  const revision =
    article.abilities.revise && article.status === 'published' && (await findRevisionOf(session.actor, id))
  if (revision) {
    return (
      <>
        <Heading as="h1" size="7" mb="5">
          Atualizar artigo publicado
        </Heading>
        <RevisionNotice revision={revision} discard={discardRevisionAction} />
        {panel && <ReviewStanding status={revision.status} panel={panel} />}
        <Form key={revision.id} session={session} article={revision} actions={revisionActions} />
        {reviewing}
      </>
    )
  }
  if (!article.abilities.edit) {
    return (
      <>
        <ScheduleStanding {...article} />
        <PublishedArticle article={article} userId={session.actor.id} begin={beginRevisionAction} />
        {reviewing}
        {previewing}
      </>
    )
  }
  return (
    <>
      <Heading as="h1" size="7" mb="5">
        Editar artigo
      </Heading>
      <ScheduleStanding {...article} />
      {(await hasRevision(id)) && <RevisionPointer article={article} waits={panel?.waitingSince != null} />}
      {panel && <ReviewStanding status={article.status} panel={panel} />}
      <Form key={id} session={session} article={article} actions={articleActions} />
      {reviewing}
      {previewing}
      {article.abilities.publish && (
        <div className="mt-5">
          <SchedulePanel article={article} schedule={scheduleArticleAction} />
        </div>
      )}
      {article.status === 'published' && article.abilities.correct && (
        <PublishedPanel
          article={{ id, title: article.fields.title }}
          corrections={(await listDeskCorrections(session.actor, { articleId: id })).entries}
          actions={{ pin: pinArticleAction, addCorrection: addCorrectionAction, withdraw: withdrawCorrectionAction }}
        />
      )}
    </>
  )
}

interface FormProps {
  session: Awaited<ReturnType<typeof enterEditing>>
  article: EditableArticle | EditableRevision
  actions: ArticleActions
}

/** The form of an article, or of its author's revision of it. */
async function Form({ session, article: { fields, cover, cityNames, ...standing }, actions }: FormProps) {
  return (
    <ArticleForm
      userId={session.actor.id}
      email={session.email}
      article={standing}
      initial={asForm(fields)}
      coverSrc={cover?.src ?? null}
      cityNames={cityNames}
      site={await linkedSite()}
      actions={actions}
    />
  )
}
