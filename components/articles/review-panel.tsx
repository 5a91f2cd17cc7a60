import { Badge } from '@radix-ui/themes'
import { Section } from '#components/ui/section.tsx'
import { longDateTime } from '#lib/format.ts'
import type { Act } from '#lib/outcome.ts'
import { type ReviewStatus, reviewLabels } from '#lib/reviews.ts'
import type { ClaimReviewInput, ReviewFieldsInput } from '#lib/schemas/review.ts'
import type { ReviewPanel as Panel, Review } from '#server/articles/queries/reviews.ts'
import { ClaimReview } from './claim-review.client.tsx'
import { ReviewForm } from './review-form.client.tsx'

export interface ReviewActions {
  review: Act<{ id: string; version: number; fields: ReviewFieldsInput }>
  claim: Act<ClaimReviewInput>
}

interface ReviewPanelProps {
  id: string
  version: number
  panel: Panel
  actions: ReviewActions
}

const colors: Record<ReviewStatus, 'green' | 'amber' | 'red'> = {
  approved: 'green',
  changes_requested: 'amber',
  rejected: 'red',
}

/** Editorial approval (editorial §2, edit): what was said of the text, and for reviewers what they say now. */
export function ReviewPanel({ id, version, panel, actions }: ReviewPanelProps) {
  const { reviews, waitingSince, claimed, open } = panel
  const isTaken = claimed !== null && !claimed.mine
  return (
    <Section title="Revisão editorial" intro={waitingSince && `Espera revisão desde ${longDateTime(waitingSince)}.`}>
      <div className="flex flex-col gap-5">
        {open && <ClaimReview id={id} claimed={claimed} claim={actions.claim} />}
        {open && !isTaken && <ReviewForm key={version} id={id} version={version} review={actions.review} />}
        {reviews.length === 0 ? (
          <p className="text-soft">Nenhuma revisão ainda.</p>
        ) : (
          <ul aria-label="Revisões" className="flex max-h-[300px] flex-col gap-4 overflow-y-auto">
            {reviews.map(review => (
              <li key={review.id} className="border-l-4 border-rule pl-3">
                <Entry review={review} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

function Entry({ review: { status, comment, quality, version, reviewer, reviewedAt } }: { review: Review }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge color={colors[status]}>{reviewLabels[status]}</Badge>
        {quality !== null && <span>Nota {quality}</span>}
        <span className="text-soft">
          {reviewer}, {longDateTime(reviewedAt)}, versão {version}
        </span>
      </p>
      {comment && <p className="mt-1 wrap-anywhere whitespace-pre-line">{comment}</p>}
    </>
  )
}
