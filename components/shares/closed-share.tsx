import { Figure } from '#components/audience/figure.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { AdjustShareInput, MarkPaidInput, UnmarkPaidInput } from '#lib/schemas/shares/share.ts'
import { typedHundredths } from '#lib/shares/money.ts'
import { basisLabels, countsExport, monthName, payoutsExport, shareMonthPath } from '#lib/shares/months.ts'
import { formatDate, formatMoney, longDateTime } from '#lib/text/format.ts'
import type { ClosedShare, OwedPerson } from '#server/shares/queries/statement.ts'
import { AdjustForm } from './adjust-form.client.tsx'
import { DownloadPayouts, OwedPeople } from './owed-people.client.tsx'
import { AdjustmentsTable, LinesTable, Recompute } from './statement-tables.tsx'

interface ClosedShareViewProps {
  share: ClosedShare
  today: string
  actions: {
    mark: Act<MarkPaidInput>
    unmark: Act<UnmarkPaidInput>
    adjust: Act<AdjustShareInput>
    prove: Act<Record<string, never>>
  }
}

/** The day of a payment, which has no hour. */
export const paidText = ({ on, cents }: { on: Date; cents: number }): string =>
  `${formatDate(on, 'dd/MM/yyyy', 'UTC')}, ${formatMoney(cents)}`

/** How a person's month was paid: “Pago em 05/11/2026, R$ 12,00”, and what is still to be paid. */
export function paymentText({ paid, dueCents }: Pick<OwedPerson, 'paid' | 'dueCents'>): string {
  if (!paid) return dueCents > 0 ? 'A pagar' : 'Nada a pagar'
  return `Pago em ${paidText(paid)}${dueCents > 0 ? `; faltam ${formatMoney(dueCents)}` : ''}`
}

/** A closed month for masters. */
export function ClosedShareView({ share, today, actions }: ClosedShareViewProps) {
  const { month, basis, people, adjustments, chosen } = share
  return (
    <>
      <p className="text-soft">
        Fechado em {longDateTime(share.closedAt)}, por {share.closedBy}. Não muda mais: correções entram como acertos.
      </p>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Figure label={basisLabels[basis].revenue} value={formatMoney(share.revenueCents)} />
        <Figure
          label="Repartido"
          value={formatMoney(share.poolCents)}
          hint={`${typedHundredths(share.percent)}% da receita`}
        />
        <Figure label="Ficou com o jornal" value={formatMoney(share.newspaperCents)} hint="do que se repartiu" />
      </dl>
      {chosen && (
        <Section title={`Artigos de ${chosen.name}`}>
          <LinesTable basis={basis} lines={chosen.lines} others={chosen.others} />
        </Section>
      )}
      <Section title="Pessoas">
        {people.length === 0 ? (
          <p className="text-soft">Ninguém tem repasse neste mês.</p>
        ) : (
          <OwedPeople
            month={month}
            today={today}
            rows={people.map(({ paid, ...person }) => ({
              ...person,
              paid: paid && paidText(paid),
              path: `${shareMonthPath(month)}?pessoa=${person.authorId}`,
            }))}
            mark={actions.mark}
            unmark={actions.unmark}
          />
        )}
      </Section>
      {adjustments.length > 0 && (
        <Section title="Acertos" intro="Correções de meses anteriores que contam neste mês.">
          <AdjustmentsTable adjustments={adjustments} />
        </Section>
      )}
      <Section title="Arquivos">
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <DownloadPayouts address={payoutsExport(month)} prove={actions.prove} />
            <span className="text-sm text-soft">
              O que falta pagar, com as contas de recebimento por extenso. O pedido fica registrado na auditoria.
            </span>
          </div>
          {people.length > 0 && <Recompute counts={countsExport(month)} />}
        </div>
      </Section>
      <Section title="Novo acerto" intro={`Corrige este mês por uma linha de ${monthName(share.adjustsIn)}.`}>
        <AdjustForm
          aboutMonth={month}
          people={share.correctable.map(({ id, name }) => ({ value: id, label: name }))}
          adjust={actions.adjust}
        />
      </Section>
    </>
  )
}
