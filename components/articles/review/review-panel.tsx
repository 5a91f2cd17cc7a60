import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { Section } from '#components/ui/section.tsx'
import { editPath, revisionPath } from '#lib/addresses/paths.ts'
import { titleOrNone } from '#lib/articles/article.ts'
import { reviewLabels } from '#lib/articles/reviews.ts'
import { formatNote, longDateTime } from '#lib/text/format.ts'
import type { ReviewPanel as Panel, Review } from '#server/articles/review/queries/reviews.ts'
import { reviewColors } from '../status.ts'
import { ClaimReview, type ClaimReviewProps } from './claim-review.tsx'
import { ReviewForm, type ReviewFormProps } from './review-form.client.tsx'

interface ReviewPanelProps {
  userId: string
  /** The id of the reviewed text, an article or a revision. `version` is the version on the page. */
  id: string
  version: number
  /** The article whose review can be claimed. */
  articleId: string
  panel: Panel
  review: ReviewFormProps['review']
  claim: ClaimReviewProps['claim']
}

/** The reviews of a text, and for reviewers the form for a new one (REV-9). */
export function ReviewPanel({ userId, id, articleId, version, panel, review, claim }: ReviewPanelProps) {
  const { reviews, unreviewed, waitingSince, claimed, open, next } = panel
  const isTaken = claimed !== null && !claimed.mine
  return (
    <Section title="Revisão editorial" intro={waitingSince && `Espera revisão desde ${longDateTime(waitingSince)}.`}>
      <div className="flex flex-col gap-5">
        {unreviewed && (
          <p>
            <Badge color="orange">Publicado sem revisão</Badge> {unreviewed.by && `por ${unreviewed.by}, `}em{' '}
            {longDateTime(unreviewed.since)}.
          </p>
        )}
        {open && <ClaimReview id={articleId} claimed={claimed} claim={claim} />}
        {open && !isTaken && (
          <ReviewForm
            key={`${userId}:${id}`}
            userId={userId}
            id={id}
            version={version}
            earlierComments={reviews.flatMap(({ comment }) => comment ?? [])}
            review={review}
            checklist={panel.checklist}
          />
        )}
        {reviews.length === 0 ? (
          <p className="text-soft">Nenhuma revisão ainda.</p>
        ) : (
          <ul aria-label="Revisões" className="flex max-h-[300px] flex-col gap-4 overflow-y-auto">
            {reviews.map(each => (
              <li key={each.id} className="border-l-4 border-rule pl-3">
                <Entry review={each} />
              </li>
            ))}
          </ul>
        )}
        {next && (
          <p className="wrap-anywhere border-t border-rule pt-4 text-sm">
            Próximo da fila:{' '}
            <Link
              href={next.status === 'published' ? revisionPath(next.id) : editPath(next.id)}
              prefetch={false}
              className="text-accent underline"
            >
              {titleOrNone(next.title)}
            </Link>
          </p>
        )}
      </div>
    </Section>
  )
}

function Entry({ review }: { review: Review }) {
  const { status, comment, quality, checklist, version, ofRevision, reviewer, reviewedAt } = review
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge color={reviewColors[status]}>{reviewLabels[status]}</Badge>
        {quality !== null && <span>Nota {formatNote(quality)}</span>}
        <span className="text-soft">
          {reviewer}, {longDateTime(reviewedAt)}, {ofRevision ? 'sobre uma atualização' : `versão ${version}`}
        </span>
      </p>
      {checklist.length > 0 && (
        <ul aria-label="Lista de conferência" className="mt-1 flex flex-col text-sm">
          {checklist.map(({ text, checked }) => (
            <li key={text} className="wrap-anywhere">
              <span aria-hidden>{checked ? '✓' : '–'}</span> {text}
              <span className="sr-only">{checked ? ' (conferido)' : ' (não conferido)'}</span>
            </li>
          ))}
        </ul>
      )}
      {comment && <p className="mt-1 wrap-anywhere whitespace-pre-line">{comment}</p>}
    </>
  )
}
