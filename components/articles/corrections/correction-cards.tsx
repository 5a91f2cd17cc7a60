import { Badge, Card } from '@radix-ui/themes'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { correctionLabels } from '#lib/articles/corrections.ts'
import type { Act } from '#lib/outcome.ts'
import { longDateTime } from '#lib/text/format.ts'
import type { DeskCorrection } from '#server/articles/corrections/queries/corrections.ts'

interface CorrectionCardsProps {
  corrections: readonly DeskCorrection[]
  withdraw: Act<{ id: string }>
}

/** Corrections for the newsroom, withdrawn ones included. */
export function CorrectionCards({ corrections, withdraw }: CorrectionCardsProps) {
  if (corrections.length === 0) return <p className="text-soft">Nenhuma correção registrada.</p>
  return (
    <ul className="flex flex-col gap-3">
      {corrections.map(correction => (
        <li key={correction.id}>
          <CorrectionCard correction={correction} withdraw={withdraw} />
        </li>
      ))}
    </ul>
  )
}

interface CorrectionCardProps {
  correction: DeskCorrection
  withdraw: Act<{ id: string }>
}

function CorrectionCard({ correction, withdraw }: CorrectionCardProps) {
  const { id, kind, text, createdAt, correctedBy, withdrawnAt, article, shown } = correction
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{correctionLabels[kind]}</Badge>
        {withdrawnAt && <Badge color="gray">Retirada em {longDateTime(withdrawnAt)}</Badge>}
        {!shown && <Badge color="amber">Artigo fora do ar</Badge>}
      </div>
      <a href={article.path} className="font-serif font-semibold wrap-anywhere hover:underline">
        {article.title}
      </a>
      <p className="wrap-anywhere">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">
          {correctedBy} · {longDateTime(createdAt)}
        </p>
        {!withdrawnAt && (
          <ConfirmActButton
            act={withdraw}
            input={{ id }}
            success="Correção retirada."
            failure="Não foi possível retirar a correção."
            text="Retirar"
            busyText="Retirando..."
            label={`Retirar a correção de ${article.title}`}
            title="Retirar correção"
            question="Os leitores deixam de ver esta correção. O registro dela continua aqui."
          />
        )}
      </div>
    </Card>
  )
}
