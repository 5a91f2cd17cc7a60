import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Blocker } from '#server/articles/publication/blockers.ts'
import type { Advice, PublicationCheck } from '#server/articles/publication/queries/check.ts'

/** Where a problem is mended: beside a field, or in a tab of the panel. */
export type FormPlace = { field: NonNullable<Blocker['field']> } | { tab: Advice['about'] }

interface PublishProblemsProps {
  check: Pick<PublicationCheck, 'blockers' | 'advice'>
  /** Leads to where a problem is mended; null on a screen without the form. */
  onGo: ((place: FormPlace) => void) | null
}

/** The advice in sight; more is folded. */
const shown = 3

/** What publishing is refused for, and what is worth a look before it. */
export function PublishProblems({ check: { blockers, advice }, onGo }: PublishProblemsProps) {
  const first = advice.slice(0, shown)
  const rest = advice.slice(shown)
  return (
    <>
      {blockers.length > 0 && (
        <section aria-label="Falta para publicar">
          <h2 className="flex items-center gap-2 text-sm font-semibold text-danger">
            <CircleAlert aria-hidden size={16} /> Falta para publicar
          </h2>
          <ul className="mt-1 flex flex-col text-sm">
            {blockers.map(({ field, text }) => (
              <li key={text}>
                <Problem text={text} onGo={field && onGo && (() => onGo({ field }))} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {advice.length > 0 && (
        <section aria-label="Vale conferir">
          <h2 className="flex items-center gap-2 text-sm font-semibold">
            <TriangleAlert aria-hidden size={16} /> Vale conferir
          </h2>
          <AdviceList advice={first} onGo={onGo} />
          {rest.length > 0 && (
            <details className="text-sm">
              <summary className="min-h-8 cursor-pointer content-center text-soft">Mais {rest.length}</summary>
              <AdviceList advice={rest} onGo={onGo} />
            </details>
          )}
        </section>
      )}
    </>
  )
}

const AdviceList = ({ advice, onGo }: { advice: readonly Advice[]; onGo: PublishProblemsProps['onGo'] }) => (
  <ul className="mt-1 flex flex-col text-sm text-soft">
    {advice.map(({ about, text }) => (
      <li key={text}>
        <Problem text={text} onGo={onGo && (() => onGo({ tab: about }))} />
      </li>
    ))}
  </ul>
)

/** A problem; a button where it leads to its place. */
function Problem({ text, onGo }: { text: string; onGo: (() => void) | null }) {
  if (!onGo) return <p className="py-1 wrap-anywhere">{text}</p>
  return (
    <button type="button" onClick={onGo} className="min-h-8 text-start wrap-anywhere underline">
      {text}
    </button>
  )
}
