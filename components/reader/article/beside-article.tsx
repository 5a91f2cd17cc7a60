import { bindAmounts } from '#lib/text/typography.ts'
import type { MostReadLine } from '#server/articles/reading/queries/most-read.ts'
import { PremiumBadge } from '../cards/parts.tsx'

interface BesideArticleProps {
  /** Empty when the list is off. */
  mostRead: readonly MostReadLine[]
  /** The links that share the article. */
  children: React.ReactNode
}

/**
 * Beside a text on a wide window: sharing, and “Mais lidas”; its foot stays in sight while the text goes on. A phone has the first above the text, and
 * the second on the front page.
 */
export function BesideArticle({ mostRead, children }: BesideArticleProps) {
  return (
    <div className="no-print sticky bottom-6 self-end pt-6 max-xl:hidden">
      {children}
      {mostRead.length > 0 && (
        <section aria-labelledby="mais-lidas" className="mt-10 border-t-2 border-strong pt-4">
          <h2 id="mais-lidas" className="font-sans text-sm font-bold tracking-wider uppercase">
            Mais lidas
          </h2>
          <ol>
            {mostRead.map(({ id, path, title, premium }, index) => (
              <li key={id} className="border-rule py-4 not-first:border-t">
                <a href={path} className="group flex gap-3">
                  <span
                    aria-hidden="true"
                    className="w-6 shrink-0 font-serif text-3xl leading-none font-black text-accent"
                  >
                    {index + 1}
                  </span>
                  <span className="font-serif leading-snug font-semibold group-hover:underline">
                    {bindAmounts(title)}
                    {premium && (
                      <span className="mt-1.5 block font-sans">
                        <PremiumBadge />
                      </span>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
