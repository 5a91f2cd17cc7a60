import type { Identity } from '#lib/schemas/site-settings.ts'
import { sitePages } from '#lib/site-pages.ts'

const links = [
  { href: '/', label: 'Notícias' },
  { href: '/pricing', label: 'Planos' },
  { href: '/rss.xml', label: 'RSS' },
  { href: '/erramos', label: 'Erramos' },
  ...sitePages.map(({ slug, title }) => ({ href: `/${slug}`, label: title })),
  { href: '/privacidade/cookies', label: 'Privacidade e cookies' },
]

interface FooterProps {
  year: string
  identity: Identity
}

/** The page's end: the house, and where to go from here. */
export function Footer({ year, identity: { name, description } }: FooterProps) {
  return (
    <footer className="mt-16 border-t-4 border-double border-strong bg-sunken">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-10 sm:flex-row sm:items-start sm:justify-between">
        <div className="max-w-md">
          <p className="font-serif text-2xl font-black tracking-tight">{name}</p>
          <p className="mt-2 text-sm leading-relaxed text-soft">{description}</p>
        </div>
        <nav aria-label="Rodapé" className="no-print -my-2.5 text-sm sm:max-w-lg">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 min-w-11 items-center hover:text-accent">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="mx-auto max-w-page px-4 pb-8 text-xs text-soft">
        © {year} {name}
      </p>
    </footer>
  )
}
