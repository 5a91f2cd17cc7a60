import {
  bounceRate,
  changeSince,
  type Figures,
  formatChange,
  formatSeconds,
  formatShare,
  sessionSeconds,
} from '#lib/analytics/figures.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { Overview } from '#server/audience/queries/overview.ts'
import { Figure } from './figure.tsx'

const shown: readonly {
  label: string
  value: (figures: Figures) => number | null
  format: (value: number | null) => string
}[] = [
  { label: 'Usuários ativos', value: ({ visitors }) => visitors, format: value => formatInteger(value ?? 0) },
  { label: 'Sessões', value: ({ sessions }) => sessions, format: value => formatInteger(value ?? 0) },
  { label: 'Visualizações de página', value: ({ pageViews }) => pageViews, format: value => formatInteger(value ?? 0) },
  { label: 'Duração média da sessão', value: sessionSeconds, format: formatSeconds },
  { label: 'Taxa de rejeição', value: bounceRate, format: formatShare },
]

/** The five figures of an audience, each with its value in the days before (AUD-5). */
export function AudienceFigures({ overview: { sum, before } }: { overview: Overview }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
      {shown.map(({ label, value, format }) => {
        const [is, was] = [value(sum), before && value(before.sum)]
        const change = changeSince(is, was)
        return (
          <Figure
            key={label}
            label={label}
            value={format(is)}
            hint={before ? `antes ${format(was)}${change === null ? '' : ` (${formatChange(change)})`}` : undefined}
          />
        )
      })}
    </dl>
  )
}

/** How the figures are counted. */
export const AudienceNote = ({ own }: { own: boolean }) => (
  <p className="text-sm text-soft">
    Contado pelo próprio portal, sem cookies e sem robôs, recargas nem a redação. Os usuários ativos são a soma dos de
    cada dia: quem volta em outro dia conta de novo, porque ninguém é seguido de um dia para o outro. A duração é o
    tempo com {own ? 'seus artigos' : 'o portal'} na tela, e rejeição é uma sessão de uma só página vista por menos de
    dez segundos.
  </p>
)
