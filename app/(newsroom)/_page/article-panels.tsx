import { ArticleComments } from '#components/articles/comments/article-comments.client.tsx'
import { PublishedPanel } from '#components/articles/corrections/published-panel.tsx'
import { PreviewPanel } from '#components/articles/publication/preview-panel.tsx'
import { SchedulePanel } from '#components/articles/publication/schedule-panel.tsx'
import { ScheduleStanding } from '#components/articles/publication/schedule-standing.tsx'
import { ReviewPanel } from '#components/articles/review/review-panel.tsx'
import { ReviewStanding } from '#components/articles/review/review-standing.tsx'
import { RevisionNotice } from '#components/articles/revision/revision-notice.tsx'
import { RevisionPointer } from '#components/articles/revision/revision-pointer.tsx'
import type { ArticlePanels } from '#components/articles/screen/panel-tabs.ts'
import { NewestVersions } from '#components/articles/versions/newest-versions.tsx'
import { Section } from '#components/ui/section.tsx'
import type { SignedIn } from '#lib/actor.ts'
import { addCorrectionAction, withdrawCorrectionAction } from '#server/articles/corrections/actions.ts'
import type { EditScreen } from '#server/articles/edit/queries/edit-screen.ts'
import { pinArticleAction } from '#server/articles/front/actions.ts'
import {
  createPreviewAction,
  revokePreviewAction,
  scheduleArticleAction,
} from '#server/articles/publication/actions.ts'
import { claimReviewAction, reviewArticleAction } from '#server/articles/review/actions.ts'
import { discardRevisionAction } from '#server/articles/revision/actions.ts'
import { listVersions } from '#server/articles/versions/queries/versions.ts'
import { listComments, listMentionable } from '#server/comments/queries.ts'
import { findReport } from '#server/seo/queries/report.ts'
import { commentActions } from './comment-actions.ts'

/** The parts of an article's screen that are rendered on the server, for one person. */
export async function articlePanels(actor: SignedIn, screen: EditScreen): Promise<ArticlePanels> {
  const { id } = screen.article
  const [comments, people, list, seo] = await Promise.all([
    listComments(actor, id),
    listMentionable(actor, id),
    listVersions(actor, id),
    // The validation reads the article, not its revision.
    screen.kind === 'form' ? findReport(actor, id) : undefined,
  ])
  const open = screen.reviews.open && screen.article.status === 'review'
  // Somebody who only reads a published text has nothing to do about its publication.
  const hasPublication = screen.kind !== 'reading' || screen.previews !== null
  return {
    notices: <Notices screen={screen} />,
    publication: hasPublication && <Publication screen={screen} />,
    review: (
      <ReviewPanel
        userId={actor.id}
        id={id}
        articleId={id}
        version={screen.article.version}
        // The revision of a published article is reviewed on a screen of its own.
        panel={{ ...screen.reviews, open }}
        review={reviewArticleAction}
        claim={claimReviewAction}
      />
    ),
    comments: (
      <Section title="Comentários internos" intro="Só a redação lê. Quem for mencionado com @ recebe um aviso.">
        <ArticleComments userId={actor.id} articleId={id} initial={comments} people={people} actions={commentActions} />
      </Section>
    ),
    versions: <NewestVersions list={list} />,
    seo,
    first: open || !hasPublication ? 'review' : screen.article.status === 'draft' ? 'places' : 'publication',
  }
}

/** What stands above the text: its schedule, its revision and its review. */
function Notices({ screen }: { screen: EditScreen }) {
  const { article, reviews } = screen
  if (screen.kind === 'revision') {
    return (
      <>
        <RevisionNotice revision={screen.revision} discard={discardRevisionAction} />
        <ReviewStanding status={screen.revision.status} panel={reviews} />
      </>
    )
  }
  return (
    <>
      <ScheduleStanding {...article} />
      {screen.kind === 'form' && screen.hasRevision && (
        <RevisionPointer article={article} waits={reviews.waitingSince !== null} />
      )}
      {screen.kind === 'form' && <ReviewStanding status={article.status} panel={reviews} />}
    </>
  )
}

/** The schedule, the preview links, and of a published article its corrections. */
function Publication({ screen }: { screen: EditScreen }) {
  if (screen.kind === 'revision') return null
  const { article, previews } = screen
  const { id, fields, abilities } = article
  const corrections = screen.kind === 'form' ? screen.corrections : null
  return (
    <>
      {screen.kind === 'form' && abilities.publish && (
        <SchedulePanel article={article} schedule={scheduleArticleAction} />
      )}
      {previews && (
        <PreviewPanel articleId={id} links={previews} create={createPreviewAction} revoke={revokePreviewAction} />
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
