'use client'

import { Button } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { ClaimReviewInput } from '#lib/schemas/articles/review.ts'
import type { ReviewPanel } from '#server/articles/review/queries/reviews.ts'

export interface ClaimReviewProps {
  id: string
  claimed: ReviewPanel['claimed']
  claim: Act<ClaimReviewInput>
}

/** Who reviews the text, so that two do not. */
export function ClaimReview({ id, claimed, claim }: ClaimReviewProps) {
  const router = useRouter()
  const mine = claimed?.mine === true
  const said = mine ? 'A revisão está livre de novo.' : 'A revisão é sua.'
  const { busy, run } = useAct(claim, said, 'Não foi possível assumir a revisão.')
  const take = async () => {
    // A colleague was faster: the screen says who.
    if (!(await run({ id, mine: !mine, from: claimed?.id ?? null }))) router.refresh()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">
        {mine
          ? 'Você está revisando este artigo.'
          : claimed
            ? `${claimed.name} está revisando este artigo.`
            : 'Ninguém assumiu esta revisão ainda.'}
      </p>
      <Button type="button" variant="soft" color="gray" disabled={busy} onClick={take}>
        {mine ? 'Deixar a revisão' : 'Assumir a revisão'}
      </Button>
    </div>
  )
}
