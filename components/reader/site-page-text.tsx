import { homePath } from '#lib/addresses/paths.ts'
import { type SitePageSlug, sitePages } from '#lib/site/pages/site-pages.ts'
import { longDate } from '#lib/text/format.ts'
import type { SitePage } from '#server/site/queries.ts'
import { Trail } from './frame/trail.tsx'
import { RawHtml } from './raw.tsx'

interface SitePageTextProps {
  page: SitePage
  /** The institutional pages without gaps: only these are linked. */
  completePages: readonly SitePageSlug[]
  /** A notice above the text. */
  children?: React.ReactNode
}

/** An institutional page's text, and links to the other ones. */
export function SitePageText({ page, completePages, children }: SitePageTextProps) {
  const { slug, title, description, content, updatedAt } = page
  return (
    <article className="mx-auto max-w-[38rem]">
      <Trail steps={[{ name: 'Início', path: homePath() }]} here={title} />
      <header className="mb-8 border-b-2 border-strong pt-2 pb-5">
        <h1 className="text-[clamp(2rem,6vw,3.25rem)] leading-[1.08] font-bold tracking-tight">{title}</h1>
        <p className="mt-3 font-serif text-xl leading-snug text-soft">{description}</p>
      </header>
      {children}
      <RawHtml html={content} className="story" />
      {updatedAt && (
        <p className="mt-8 text-sm text-soft">
          Atualizado em <time dateTime={updatedAt.toISOString()}>{longDate(updatedAt)}</time>
        </p>
      )}
      <nav aria-label="Páginas institucionais" className="no-print mt-10 border-t border-rule pt-4 text-sm">
        <ul className="flex flex-wrap gap-x-6">
          {sitePages
            .filter(other => other.slug !== slug && completePages.includes(other.slug))
            .map(other => (
              <li key={other.slug}>
                <a href={`/${other.slug}`} className="inline-flex min-h-11 items-center text-accent hover:underline">
                  {other.title}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </article>
  )
}
