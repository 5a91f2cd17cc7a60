import { bindAmounts } from '#lib/text/typography.ts'
import type { MostReadLine } from '#server/articles/reading/queries/most-read.ts'
import { PremiumBadge } from '../cards/parts.tsx'
import { SectionTitle } from '../section-title.tsx'

/** As many columns as articles, so that none is empty. */
const columns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4']

/** “Mais lidas”: the most viewed articles of the last 24 hours, numbered. Renders nothing without any. */
export function MostRead({ lines }: { lines: readonly MostReadLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="mais-lidas" className="band no-print py-8">
      <SectionTitle id="mais-lidas" aside="nas últimas 24 horas">
        Mais lidas
      </SectionTitle>
      <ol
        className={`later-120 mt-2 grid grid-cols-1 gap-x-8 sm:mt-5 sm:grid-cols-2 sm:gap-y-6 ${columns[lines.length] ?? 'lg:grid-cols-5'}`}
      >
        {lines.map(({ id, path, title, premium }, index) => (
          <li
            key={id}
            className="card flex gap-4 border-rule py-4 max-sm:not-first:border-t sm:py-0 sm:max-lg:last:odd:col-span-2 lg:flex-col lg:gap-3 lg:not-first:col-rule"
          >
            <span aria-hidden="true" className="w-8 shrink-0 font-serif text-5xl leading-none font-black text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg leading-snug font-semibold">
                <a href={path}>{bindAmounts(title)}</a>
              </h3>
              {premium && (
                <p className="mt-1.5">
                  <PremiumBadge />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
