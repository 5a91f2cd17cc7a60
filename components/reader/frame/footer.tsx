import { agendaPath, contactPath, newestPath, newsletterPath } from '#lib/addresses/paths.ts'
import type { PublicIdentity } from '#lib/seo/json-ld/publisher.ts'
import { networkOf } from '#lib/seo/networks.ts'
import { indexes } from '#lib/site/indexes.ts'
import { type SitePageSlug, sitePages } from '#lib/site/pages/site-pages.ts'
import { ShortForm } from '../newsletter/short-form.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

/** The links of the footer, in their groups. Institutional pages with gaps are left out, but for the contact form's, which works without its text. */
const groupsFor = (completePages: readonly SitePageSlug[]) => {
  const institutional = (...slugs: SitePageSlug[]) =>
    sitePages
      .filter(({ slug }) => slugs.includes(slug) && completePages.includes(slug))
      .map(({ slug, title }) => ({ href: `/${slug}`, label: title }))
  return [
    {
      title: 'O jornal',
      links: [
        { href: contactPath, label: 'Fale com o jornal' },
        ...institutional('quem-somos', 'expediente', 'principios-editoriais', 'politica-de-correcoes'),
        { href: '/erramos', label: 'Erramos' },
      ],
    },
    {
      title: 'Para ler',
      links: [
        { href: '/', label: 'Notícias' },
        { href: agendaPath, label: 'Eventos' },
        { href: '/pricing', label: 'Planos' },
        { href: newsletterPath, label: 'Newsletter' },
        { href: '/rss.xml', label: 'RSS' },
      ],
    },
    {
      title: 'Explorar',
      links: [
        { href: newestPath, label: 'Últimas notícias' },
        ...indexes.map(({ path, title }) => ({ href: path, label: title })),
        { href: '/busca', label: 'Busca' },
      ],
    },
    {
      title: 'Seus dados',
      links: [
        ...institutional('privacidade', 'termos'),
        { href: '/privacidade/cookies', label: 'Privacidade e cookies' },
      ],
    },
  ]
}

interface FooterProps {
  year: string
  identity: PublicIdentity
}

/** The footer: the newspaper's name and description, links, and the company that publishes it. */
export function Footer({ year, identity }: FooterProps) {
  const { name, description, completePages, profiles } = identity
  return (
    <footer className="later-150 mt-16 border-t-4 border-double border-strong bg-sunken">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="max-w-md">
          <p className="font-serif text-2xl font-black tracking-tight">
            {name}
            <span aria-hidden="true" className="square ml-[0.08em] size-[0.17em]" />
          </p>
          <p className="mt-2 text-sm leading-relaxed text-soft">{description}</p>
          <Profiles profiles={profiles} />
          <div className="no-print mt-6 max-w-sm">
            <ShortForm label="Receba a newsletter" />
          </div>
        </div>
        <nav aria-label="Rodapé" className="no-print grid grid-cols-2 gap-x-6 gap-y-6 text-sm sm:grid-cols-4">
          {groupsFor(completePages).map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-sans text-xs font-bold tracking-wider uppercase">{title}</h2>
              <ul className="mt-1">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-11 min-w-11 items-center hover:text-accent hover:underline sm:min-h-8"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-3 px-4 pb-8 text-xs text-soft">
        <div className="leading-relaxed wrap-anywhere">
          <Company identity={identity} />
          <p>
            © {year} {name}
          </p>
        </div>
        <SchemeSwitch className="tool no-print" />
      </div>
    </footer>
  )
}

/** The newspaper's profiles on social networks. */
function Profiles({ profiles }: { profiles: readonly string[] }) {
  if (profiles.length === 0) return null
  return (
    <ul aria-label="Redes sociais" className="no-print mt-3 flex flex-wrap gap-x-5 text-sm">
      {profiles.map(address => (
        <li key={address}>
          <a
            href={address}
            rel="me noopener"
            className="inline-flex min-h-11 items-center font-semibold hover:text-accent hover:underline sm:min-h-8"
          >
            {networkOf(address)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The company's registered name, tax number and address, and the newsroom's e-mail and phone. */
function Company({ identity: { companyName, cnpj, address, email, phone } }: { identity: PublicIdentity }) {
  const facts = [companyName, cnpj && `CNPJ ${cnpj}`, address].filter(Boolean).join(' · ')
  const link = 'inline-flex min-h-11 items-center hover:text-accent hover:underline sm:min-h-8'
  return (
    <>
      {facts && <p>{facts}</p>}
      {(email || phone) && (
        <p className="flex flex-wrap gap-x-4">
          {email && (
            <a href={`mailto:${encodeURI(email)}`} className={link}>
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
              {phone}
            </a>
          )}
        </p>
      )}
    </>
  )
}
