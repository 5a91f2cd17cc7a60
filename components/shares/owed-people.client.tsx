'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { withProof } from '#components/accounts/proof/with-proof.ts'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { DayInput } from '#components/ui/fields/day-input.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { SmallTable } from '#components/ui/small-table.tsx'
import type { Act } from '#lib/outcome.ts'
import type { MarkPaidInput, UnmarkPaidInput } from '#lib/schemas/shares/share.ts'
import { formatInteger, formatMoney } from '#lib/text/format.ts'

/** A person of a closed month, as their row shows them. */
export interface OwedRow {
  authorId: string
  name: string
  articles: number
  cents: number
  adjustedCents: number
  totalCents: number
  /** The cents that are still to be paid. */
  dueCents: number
  /** “05/11/2026, R$ 12,00”; null before. */
  paid: string | null
  hasAccount: boolean
  /** The address of the screen with their articles. */
  path: string
}

interface OwedPeopleProps {
  month: string
  /** Today, as `2026-11-05`. */
  today: string
  rows: readonly OwedRow[]
  mark: Act<MarkPaidInput>
  unmark: Act<UnmarkPaidInput>
}

/** The people of a closed month, with the amounts owed and the marks of payment. */
export function OwedPeople({ month, today, rows, mark, unmark }: OwedPeopleProps) {
  const [paidOn, setPaidOn] = useState(today)
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-56">
        <Field label="Data do pagamento" hint="A que fica ao marcar como pago.">
          {props => (
            <DayInput {...props} name="paidOn" value={paidOn} onChange={setPaidOn} calendarLabel="Escolher a data" />
          )}
        </Field>
      </div>
      <SmallTable
        caption="Pessoas"
        columns={['Pessoa', 'Artigos', 'Repasse', 'Acertos', 'Total', 'Pagamento']}
        rows={rows.map(row => ({
          key: row.authorId,
          cells: [
            <a key="name" href={row.path} className="text-accent underline">
              {row.name}
            </a>,
            formatInteger(row.articles),
            formatMoney(row.cents),
            row.adjustedCents === 0 ? '–' : formatMoney(row.adjustedCents),
            <strong key="total">{formatMoney(row.totalCents)}</strong>,
            <Payment key="payment" row={row} input={{ month, authorId: row.authorId }} {...{ paidOn, mark, unmark }} />,
          ],
        }))}
      />
    </div>
  )
}

interface PaymentProps extends Pick<OwedPeopleProps, 'mark' | 'unmark'> {
  row: OwedRow
  input: UnmarkPaidInput
  paidOn: string
}

function Payment({ row, input, paidOn, mark, unmark }: PaymentProps) {
  const { name, paid, dueCents, hasAccount } = row
  if (!paid && dueCents === 0) return <span className="text-soft">Nada a pagar</span>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {paid && (
        <>
          <span>Pago em {paid}</span>
          <ConfirmActButton
            act={unmark}
            input={input}
            success="O repasse voltou a constar como não pago."
            failure="Não foi possível tirar a marca de pago."
            text="Desfazer"
            busyText="Desfazendo..."
            label={`Desfazer a marca de pago de ${name}`}
            title="Desfazer a marca de pago?"
            question="O repasse volta a aparecer como a pagar. O ato fica na auditoria."
            quiet
          />
        </>
      )}
      {dueCents > 0 && (
        <>
          {paid && <span>Faltam {formatMoney(dueCents)}</span>}
          <ActButton
            act={mark}
            input={{ ...input, paidOn }}
            success="Repasse marcado como pago."
            failure="Não foi possível marcar como pago."
            aria-label={`Marcar como pago o repasse de ${name}`}
            size="1"
            refreshOnFailure
          >
            Marcar como pago
          </ActButton>
          {!hasAccount && <span className="text-soft">Sem conta de recebimento</span>}
        </>
      )}
    </div>
  )
}

const failure = 'Não foi possível baixar os pagamentos.'

/** Downloads the payments with whole payout accounts, after a proof of identity. */
export function DownloadPayouts({ address, prove }: { address: string; prove: Act<Record<string, never>> }) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const outcome = await withProof(prove)({}).catch(unanswered)
    setBusy(false)
    if (outcome.serverError) return sayError(outcome.serverError, failure)
    location.assign(address)
  }

  return (
    <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={download}>
      Baixar os pagamentos (CSV)
    </Button>
  )
}
