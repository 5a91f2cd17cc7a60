import { ActButton } from '#components/ui/act-button.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ClaimReviewInput } from '#lib/schemas/articles/review.ts'
import type { ReviewPanel } from '#server/articles/review/queries/reviews.ts'

export interface ClaimReviewProps {
  id: string
  claimed: ReviewPanel['claimed']
  claim: Act<ClaimReviewInput>
}

/** Shows who reviews the text, so that two editors do not, and lets an editor claim the review (REV-7). */
export function ClaimReview({ id, claimed, claim }: ClaimReviewProps) {
  const mine = claimed?.mine === true
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">
        {mine
          ? 'Você está revisando este artigo.'
          : claimed
            ? `${claimed.name} está revisando este artigo.`
            : 'Ninguém assumiu esta revisão ainda.'}
      </p>
      <ActButton
        act={claim}
        input={{ id, mine: !mine, from: claimed?.id ?? null }}
        success={mine ? 'A revisão está livre de novo.' : 'A revisão é sua.'}
        failure={mine ? 'Não foi possível deixar a revisão.' : 'Não foi possível assumir a revisão.'}
        color="gray"
        // After a colleague's faster claim the reloaded screen names the colleague.
        refreshOnFailure
      >
        {mine ? 'Deixar a revisão' : 'Assumir a revisão'}
      </ActButton>
    </div>
  )
}
