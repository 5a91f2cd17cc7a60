import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import { SmallTable } from '#components/ui/small-table.tsx'
import { personPath } from '#lib/addresses/paths.ts'
import type { Act } from '#lib/outcome.ts'
import type { DecidePurchaseInput } from '#lib/schemas/subscription.ts'
import { timesWords } from '#lib/subscriptions/holds.ts'
import { methodLabels, planLabels } from '#lib/subscriptions/plans.ts'
import { shortDateTime } from '#lib/text/format.ts'
import type { WaitingPurchase } from '#server/subscriptions/holds/queries.ts'

interface WaitingPurchasesProps {
  purchases: readonly WaitingPurchase[]
  decide: Act<DecidePurchaseInput>
}

/** Who waits to buy again, and why, with the two decisions. */
export const WaitingPurchases = ({ purchases, decide }: WaitingPurchasesProps) => (
  <Section
    title="Compras à espera"
    intro="Quem desistiu duas vezes em doze meses assina de novo só depois que você conferir. Nada foi cobrado; o que foi pago já volta."
  >
    <SmallTable
      caption="Compras à espera"
      columns={['Pessoa', 'Motivo', 'Quer', 'Desde', 'Decisão']}
      rows={purchases.map(({ person, refused, withdrawals, byPayer, plan, method, askedAt }) => ({
        key: person.id,
        cells: [
          <a key="person" href={personPath(person.id)} className="text-accent underline">
            {person.name}
          </a>,
          timesWords(withdrawals, byPayer),
          `${planLabels[plan]}, ${methodLabels[method]}`,
          shortDateTime(askedAt),
          <span key="acts" className="flex flex-wrap gap-2">
            <ActButton
              act={decide}
              input={{ userId: person.id, allow: true }}
              success="Compra liberada. A pessoa foi avisada por e-mail."
              failure="Não foi possível liberar a compra."
              size="1"
              aria-label={`Permitir a compra de ${person.name}`}
              refreshOnFailure
            >
              Permitir
            </ActButton>
            {refused ? (
              'Recusada'
            ) : (
              <ActButton
                act={decide}
                input={{ userId: person.id, allow: false }}
                success="Compra recusada. A pessoa foi avisada por e-mail."
                failure="Não foi possível recusar a compra."
                size="1"
                color="red"
                aria-label={`Recusar a compra de ${person.name}`}
                refreshOnFailure
              >
                Recusar
              </ActButton>
            )}
          </span>,
        ],
      }))}
    />
  </Section>
)
