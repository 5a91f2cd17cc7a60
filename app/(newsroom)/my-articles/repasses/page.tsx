import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { paymentText } from '#components/shares/closed-share.tsx'
import { AdjustmentsTable } from '#components/shares/statement-tables.tsx'
import { listShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { SmallTable } from '#components/ui/small-table.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { ownArticlesPath } from '#lib/articles/own-tabs.ts'
import { monthName, ownSharePath, ownSharesPath } from '#lib/shares/months.ts'
import { formatInteger, formatMoney } from '#lib/text/format.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { findOwnShares } from '#server/shares/queries/own.ts'

export const metadata: Metadata = { title: 'Meus repasses' }

/** A person's own share of the revenue, by month. */
export default async function OwnSharesPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(ownSharesPath))
  return loaded(listShape, async () => {
    const { percent, months, coming } = await findOwnShares(session.actor)
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading back={{ path: ownArticlesPath({}), label: 'Meus artigos' }}>Meus repasses</ScreenHeading>
        <p className="max-w-prose">
          Todo mês fechado pelo jornal divide uma parte da receita líquida entre as pessoas creditadas nos artigos. O
          valor é pago na{' '}
          <a href="/settings" className="text-accent underline">
            conta de recebimento
          </a>{' '}
          que você informou.
        </p>
        {percent === null && months.length === 0 && (
          <p className="border-l-4 border-strong px-4 py-2">
            <strong>Split não configurado.</strong> O jornal ainda não definiu o percentual dos repasses.
          </p>
        )}
        <Section title="Meses">
          {months.length === 0 ? (
            <p className="text-soft">Nenhum mês fechado com artigos seus.</p>
          ) : (
            <SmallTable
              caption="Meses"
              columns={['Mês', 'Artigos', 'Repasse', 'Acertos', 'Total', 'Pagamento']}
              rows={months.map(({ month, articles, cents, adjustedCents, totalCents, paid, dueCents }) => ({
                key: month,
                cells: [
                  <a key="month" href={ownSharePath(month)} className="text-accent underline">
                    {monthName(month)}
                  </a>,
                  formatInteger(articles),
                  formatMoney(cents),
                  adjustedCents === 0 ? '–' : formatMoney(adjustedCents),
                  <strong key="total">{formatMoney(totalCents)}</strong>,
                  paymentText({ paid, dueCents }),
                ],
              }))}
            />
          )}
        </Section>
        {coming.length > 0 && (
          <Section
            title="Acertos do próximo fechamento"
            intro="Correções de meses fechados, que contam no mês em aberto."
          >
            <AdjustmentsTable adjustments={coming} />
          </Section>
        )}
      </div>
    )
  })
}
