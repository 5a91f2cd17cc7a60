import type { Metadata } from 'next'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { TermsForm } from '#components/shares/terms-form.client.tsx'
import { figuresShape, loaded } from '#components/ui/loaded.tsx'
import { Section } from '#components/ui/section.tsx'
import { SmallTable } from '#components/ui/small-table.tsx'
import { basisLabels, monthName, shareBases, shareMonthPath, sharesPath } from '#lib/shares/months.ts'
import { formatInteger, formatMoney } from '#lib/text/format.ts'
import { saveShareTermsAction } from '#server/shares/actions.ts'
import { findShareMonths, type ShareMonths } from '#server/shares/queries/months.ts'
import { enter } from '../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Repasses' }

/** The authors' share: its terms, the month to close, and the closed ones. */
export default async function SharesPage() {
  const { actor } = await enter(sharesPath)
  return loaded(figuresShape, async () => {
    const { terms, open, waits, closed } = await findShareMonths(actor)
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading>Repasses</ScreenHeading>
        <p className="max-w-prose">
          Cada mês fechado divide uma parte da receita líquida entre as pessoas creditadas nos artigos, pelo que cada
          artigo teve. Quem escreve vê o próprio extrato em Meus artigos.
        </p>
        <Section title="Percentual e base">
          <div className="flex flex-col gap-4">
            {terms.percent === '' && (
              <p className="border-l-4 border-strong px-4 py-2">
                <strong>Split não configurado.</strong> Sem percentual, nenhum mês pode ser fechado.
              </p>
            )}
            <TermsForm
              fields={terms}
              bases={shareBases.map(value => ({ value, label: basisLabels[value].basis }))}
              save={saveShareTermsAction}
            />
          </div>
        </Section>
        <Section title="A fechar">
          <ToClose open={open} waits={waits} isFirst={closed.length === 0} />
        </Section>
        <Section title="Meses fechados">
          {closed.length === 0 ? <p className="text-soft">Nenhum mês fechado ainda.</p> : <Closed closed={closed} />}
        </Section>
      </div>
    )
  })
}

function ToClose({ open, waits, isFirst }: Pick<ShareMonths, 'open' | 'waits'> & { isFirst: boolean }) {
  if (open.length === 0) {
    const next = waits && monthName(waits)
    return <p className="text-soft">{next ? `O próximo é ${next}, que ainda não terminou.` : 'Nenhum mês.'}</p>
  }
  return (
    <>
      {isFirst && (
        <p className="mb-3 text-sm text-soft">
          Escolha o primeiro mês. Depois dele os meses são fechados em ordem, e os anteriores ficam de fora.
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {open.map(month => (
          <li key={month}>
            <a href={shareMonthPath(month)} className="text-accent underline">
              {monthName(month)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const Closed = ({ closed }: Pick<ShareMonths, 'closed'>) => (
  <SmallTable
    caption="Meses fechados"
    columns={['Mês', 'Base', 'Receita líquida', 'Repasses', 'Pagos']}
    rows={closed.map(({ month, basis, revenueCents, owedCents, people, paid }) => ({
      key: month,
      cells: [
        <a key="month" href={shareMonthPath(month)} className="text-accent underline">
          {monthName(month)}
        </a>,
        basisLabels[basis].basis,
        formatMoney(revenueCents),
        formatMoney(owedCents),
        `${formatInteger(paid)} de ${formatInteger(people)}`,
      ],
    }))}
  />
)
