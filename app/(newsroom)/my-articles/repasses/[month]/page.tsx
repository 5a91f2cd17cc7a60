import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Figure } from '#components/audience/figure.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { paymentText } from '#components/shares/closed-share.tsx'
import { AdjustmentsTable, LinesTable, Recompute } from '#components/shares/statement-tables.tsx'
import { Section } from '#components/ui/section.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { typedHundredths } from '#lib/shares/money.ts'
import { basisLabels, countsExport, isMonth, monthName, ownSharePath, ownSharesPath } from '#lib/shares/months.ts'
import { formatMoney, longDate } from '#lib/text/format.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { findOwnShare } from '#server/shares/queries/own.ts'

export const metadata: Metadata = { title: 'Meu repasse do mês' }

/** A person's own statement of a closed month. */
export default async function OwnSharePage({ params }: PageProps<'/my-articles/repasses/[month]'>) {
  const { month } = await params
  const session = await currentSession()
  if (!session) redirect(signInPath(isMonth(month) ? ownSharePath(month) : ownSharesPath))
  const share = await findOwnShare(session.actor, month)
  if (!share) notFound()
  const { basis, lines, others, adjustments } = share
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading back={{ path: ownSharesPath, label: 'Meus repasses' }}>
        {`Meu repasse de ${monthName(month)}`}
      </ScreenHeading>
      <p className="text-soft">
        Fechado em {longDate(share.closedAt)}. {share.totalCents > 0 && `${paymentText(share)}.`}
      </p>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Figure
          label={basisLabels[basis].revenue}
          value={formatMoney(share.revenueCents)}
          hint={`${typedHundredths(share.percent)}% repartidos: ${formatMoney(share.poolCents)}`}
        />
        <Figure label="Seus artigos" value={formatMoney(share.cents)} />
        <Figure
          label="Seu total"
          value={formatMoney(share.totalCents)}
          hint={share.adjustedCents === 0 ? undefined : `com acertos de ${formatMoney(share.adjustedCents)}`}
        />
      </dl>
      <Section title="Artigos">
        <LinesTable basis={basis} lines={lines} others={others} />
      </Section>
      {adjustments.length > 0 && (
        <Section title="Acertos" intro="Correções de meses anteriores que contam neste mês.">
          <AdjustmentsTable adjustments={adjustments} />
        </Section>
      )}
      {lines.length > 0 && <Recompute counts={countsExport(month)} />}
    </div>
  )
}
