import { parse } from '#lib/parse.ts'
import { type PayoutKey, payoutLabels } from '#lib/payouts/payout.ts'
import { shareMonthQuery } from '#lib/schemas/shares/share.ts'
import { countsColumns } from '#lib/shares/counts-file.ts'
import { csvMoney } from '#lib/text/format.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { listPayouts, type Payout } from './commands/list-payouts.ts'
import { countsRows } from './export/rows.ts'

/**
 * `GET /api/export/repasses?mes=2026-10`: the counts and amounts of a closed month as a CSV file, with which `public/repasse.mjs` recomputes it. Masters
 * get everybody's rows, others their own.
 */
export const exportCounts = route({
  name: 'share-counts-export',
  method: 'GET',
  access: 'signed_in',
  limit: { name: 'share-export', points: 40, seconds: 600 },
  async answer({ request, actor }) {
    const { mes } = parse(shareMonthQuery, parametersOf(request))
    const { all, batches } = await countsRows(actor, mes)
    return csvAnswer(`${all ? 'contagens' : 'minhas-contagens'}-${mes}`, countsColumns, batches)
  },
  refuse: refusedInText,
})

const unknown = { unreadable: 'Ilegível: peça para informar de novo', none: 'Sem conta de recebimento' }

/** A key as banks take it from a file. A phone has no `+55`: a cell that begins with + is a formula, and gets an apostrophe. */
const typedKey = ({ kind, account }: PayoutKey) =>
  kind === 'phone' ? account.replace(/^\+55 (\d\d) /, '($1) ') : account

const payoutColumns: CsvColumns<Payout> = [
  { label: 'Mês', text: ({ month }) => month },
  { label: 'Nome', text: ({ name }) => name },
  { label: 'Tipo da chave', text: ({ key }) => (key && key !== 'unreadable' ? payoutLabels[key.kind] : '') },
  {
    label: 'Chave PIX',
    text: ({ key }) => (key === null ? unknown.none : key === 'unreadable' ? unknown.unreadable : typedKey(key)),
  },
  { label: 'Repasse', text: ({ cents }) => csvMoney(cents) },
  { label: 'Acertos', text: ({ adjustedCents }) => csvMoney(adjustedCents) },
  { label: 'Já pago', text: ({ paid }) => csvMoney(paid?.cents ?? 0) },
  { label: 'Valor', text: ({ dueCents }) => csvMoney(dueCents) },
]

/** `GET /api/export/repasses/pagamentos?mes=2026-10`: the payments of a month with whole payout accounts. Masters only, after a proof; audited. */
export const exportPayouts = route({
  name: 'share-payouts-export',
  method: 'GET',
  access: 'master',
  proof: true,
  limit: { name: 'share-payouts', points: 20, seconds: 600 },
  async answer({ request, actor }) {
    const { mes } = parse(shareMonthQuery, parametersOf(request))
    const payouts = await listPayouts(actor, { month: mes })
    return csvAnswer(`pagamentos-${mes}`, payoutColumns, once(payouts))
  },
  refuse: refusedInText,
})

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}
