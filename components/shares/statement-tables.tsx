import { SmallTable } from '#components/ui/small-table.tsx'
import { basisLabels, monthName, recomputePath, type ShareBasis } from '#lib/shares/months.ts'
import { formatInteger, formatMoney, plural, shortDate } from '#lib/text/format.ts'
import type { Adjustment } from '#server/shares/queries/adjustments.ts'
import type { StatementLine } from '#server/shares/queries/statement.ts'

interface LinesTableProps {
  basis: ShareBasis
  lines: readonly StatementLine[]
  /** The number of lines that only the file has. */
  others: number
}

/** The articles of a statement, each with its count and amount. */
export function LinesTable({ basis, lines, others }: LinesTableProps) {
  if (lines.length === 0) return <p className="text-sm text-soft">Nenhum artigo contado neste mês.</p>
  return (
    <>
      <SmallTable
        caption="Artigos"
        columns={['Artigo', basisLabels[basis].count, 'Dividido por', 'Valor']}
        rows={lines.map(({ articleId, title, count, authors, cents }) => ({
          key: articleId,
          cells: [title, formatInteger(count), plural(authors, 'pessoa', 'pessoas'), formatMoney(cents)],
        }))}
      />
      <p className="mt-3 text-sm text-soft">{basisLabels[basis].bound}</p>
      {others > 0 && (
        <p className="mt-3 text-sm text-soft">
          E mais {plural(others, 'artigo', 'artigos')}, que o arquivo de contagens traz.
        </p>
      )}
    </>
  )
}

/** Corrections of closed months. */
export const AdjustmentsTable = ({ adjustments }: { adjustments: readonly Adjustment[] }) => (
  <SmallTable
    caption="Acertos"
    columns={['Pessoa', 'Sobre', 'Valor', 'Explicação', 'Registrado']}
    rows={adjustments.map(({ id, name, aboutMonth, cents, reason, madeAt }) => ({
      key: id,
      cells: [name, monthName(aboutMonth), formatMoney(cents), reason || '–', shortDate(madeAt)],
    }))}
  />
)

/** How a person recomputes their statement. */
export const Recompute = ({ counts }: { counts: string }) => (
  <p className="text-sm text-soft">
    Para conferir a conta, baixe as{' '}
    <a href={counts} download className="text-accent underline">
      contagens (CSV)
    </a>{' '}
    e o{' '}
    <a href={recomputePath} download className="text-accent underline">
      programa de conferência
    </a>
    , e execute <code className="wrap-anywhere">node repasse.mjs arquivo.csv</code>. Ele só precisa do Node.js, não usa
    a internet e explica a conta no começo do próprio arquivo.
  </p>
)
