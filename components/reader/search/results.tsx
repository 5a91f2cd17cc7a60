import { searchPath } from '#lib/addresses/paths.ts'
import { mostResults, resultsPerPage, type SearchParameters } from '#lib/schemas/search.ts'
import { hasMarks, markedPieces, withoutMarks } from '#lib/search/marks.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import type { Hit, Results } from '#server/search/queries/results.ts'
import { Pager } from '../archive.tsx'
import { River } from '../front/river.tsx'
import { repeated } from './notices.tsx'

interface ResultListProps {
  parameters: SearchParameters
  results: Results
}

/** The number of results, and one page of them. */
export function ResultList({ parameters, results: { hits, facets } }: ResultListProps) {
  const { pagina, q } = parameters
  const pages = Math.ceil(Math.min(facets.total, mostResults) / resultsPerPage)
  const to = (page: number) => searchPath({ ...parameters, pagina: page })
  return (
    <>
      <p role="status" className="mt-6 mb-3 text-sm text-soft">
        {tally(facets.total)} para <strong className="break-words text-ink">{repeated(q)}</strong>
        {pages > 1 && ` · página ${pagina} de ${pages}`}
        {facets.total > mostResults && '. As contagens dos filtros valem para os mais recentes.'}
      </p>
      <River items={hits.map(itemOf)} />
      <Pager
        newer={pagina > 1 ? to(pagina - 1) : null}
        older={pagina < pages ? to(pagina + 1) : null}
        labels={{ newer: 'Página anterior', older: 'Próxima página' }}
      />
    </>
  )
}

const tally = (total: number) =>
  total > mostResults ? `Mais de ${formatInteger(mostResults)} resultados` : plural(total, 'resultado', 'resultados')

/** A hit as an item of the list. Without a mark in the summary, the item shows the passage of the text that has one. */
function itemOf({ card, title, summary, passage }: Hit) {
  const shown = !hasMarks(summary) && hasMarks(passage) ? `… ${passage} …` : summary
  return {
    card,
    title: withoutMarks(title) === card.title ? <Marked text={title} /> : card.title,
    passage: <Marked text={shown} />,
  }
}

/** Highlights the words between marks. All of the text is escaped. */
function Marked({ text }: { text: string }) {
  const keyed = markedPieces(text).map((piece, index) => ({ ...piece, key: `${index}` }))
  return keyed.map(({ key, text: words, marked }) =>
    marked ? (
      <mark key={key} className="bg-premium-soft text-inherit underline decoration-accent decoration-2">
        {words}
      </mark>
    ) : (
      words
    ),
  )
}
