import { Callout } from '@radix-ui/themes'
import { CircleCheck, CircleX, Hourglass, MessageSquareWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { formatNote, longDateTime } from '#lib/text/format.ts'
import type { Review, ReviewPanel } from '#server/articles/review/queries/reviews.ts'

interface ReviewStandingProps {
  status: ArticleStatus
  panel: ReviewPanel
}

/** The state of a text's review, for people who do not review it now: the newest verdict with its reason, and the author's next step. */
export function ReviewStanding({ status, panel }: ReviewStandingProps) {
  const { waitingSince, claimed, verdict, own, open } = panel
  if (open || status === 'published') return null
  if (verdict) return <Verdict review={verdict} own={own} />
  if (status !== 'review') return null
  return (
    <Standing color="gray" icon={<Hourglass aria-hidden size={18} />} title="Em revisão">
      Espera revisão desde {longDateTime(waitingSince)}.{' '}
      {claimed ? `${claimed.name} está revisando.` : 'Ninguém assumiu a revisão ainda.'}
      {own && ' Você recebe um aviso a cada passo.'}
    </Standing>
  )
}

function Verdict({ review, own }: { review: Review; own: boolean }) {
  const { status, ofRevision, reviewer, reviewedAt, comment, quality } = review
  const said = `${reviewer}, em ${longDateTime(reviewedAt)}`
  if (status === 'approved') {
    return (
      <Standing color="green" icon={<CircleCheck aria-hidden size={18} />} title="Aprovado" comment={comment}>
        Por {said}
        {quality !== null && `, com nota ${formatNote(quality)}`}. Agora um editor publica{' '}
        {ofRevision ? 'a atualização' : 'o artigo'}.
      </Standing>
    )
  }
  if (status === 'changes_requested') {
    return (
      <Standing
        color="amber"
        icon={<MessageSquareWarning aria-hidden size={18} />}
        title="Alterações solicitadas"
        comment={comment}
      >
        Por {said}. {own ? 'Mude o que foi pedido e use “Enviar para Revisão” de novo.' : 'Voltou para quem escreveu.'}
      </Standing>
    )
  }
  return (
    <Standing color="red" icon={<CircleX aria-hidden size={18} />} title="Rejeitado" comment={comment}>
      Por {said}.{' '}
      {own
        ? 'O texto continua com você, como rascunho. Depois de alterado, pode ser enviado de novo para revisão.'
        : 'Voltou para quem escreveu, como rascunho.'}
    </Standing>
  )
}

interface StandingProps {
  color: 'gray' | 'green' | 'amber' | 'red'
  icon: ReactNode
  title: string
  /** The reviewer's comment. */
  comment?: string | null
  children: ReactNode
}

function Standing({ color, icon, title, comment, children }: StandingProps) {
  return (
    <Callout.Root color={color} role="note">
      <Callout.Icon>{icon}</Callout.Icon>
      <div className="flex flex-col gap-1">
        <p>
          <strong className="text-ink">{title}.</strong> {children}
        </p>
        {comment && (
          <blockquote className="border-l-4 border-rule pl-3 wrap-anywhere whitespace-pre-line text-ink">
            {comment}
          </blockquote>
        )}
      </div>
    </Callout.Root>
  )
}
