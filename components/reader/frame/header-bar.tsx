import { type Actor, isSignedIn, isStaff } from '#lib/actor.ts'
import { agendaPath, newestPath, pricingPath } from '#lib/addresses/paths.ts'
import { type HeaderLink, headerLinks, offersSubscription } from '#lib/site/header-links.ts'
import { indexes } from '#lib/site/indexes.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

const link =
  'inline-flex min-h-11 items-center px-2.5 whitespace-nowrap max-sm:px-1.5 max-[22rem]:px-1 hover:text-accent'
const row = 'flex min-h-11 w-full items-center px-4 text-base hover:bg-sunken'
const strong =
  'mx-1.5 my-1 inline-flex max-sm:mx-0.5 last:mr-2.5 max-sm:last:mr-1.5 min-h-11 items-center rounded-sm bg-accent px-3.5 font-semibold whitespace-nowrap text-on-accent max-sm:px-2 hover:bg-accent-strong sm:min-h-9'

const archives = [{ path: newestPath, title: 'Últimas notícias' }, ...indexes]

/** The header bar: the news, the events, the search and the account links (NAV-1). Whoever does not subscribe is offered it. It is one line
 * on a phone too: where there is no room, the newspaper's name alone leads to the news. */
export function HeaderBar({ reader }: { reader: Actor }) {
  const offered = offersSubscription(reader)
  return (
    <nav
      aria-label="Principal"
      className="no-print border-t-4 border-b border-t-accent border-b-rule text-sm max-[22rem]:text-xs"
    >
      <div className="mx-auto flex max-w-page items-center justify-between px-1.5">
        <a
          href="/"
          className={`${link} font-semibold ${isSignedIn(reader) && offered ? 'max-lg:hidden' : 'max-[30rem]:hidden'}`}
        >
          Notícias
        </a>
        <a href={agendaPath} className={`${link} font-semibold`}>
          Eventos
        </a>
        <div className="ml-auto flex flex-wrap items-center justify-end">
          <HeaderSearch />
          <SchemeSwitch
            icon
            className="size-11 items-center justify-center hover:text-accent max-sm:hidden sm:inline-flex"
          />
          {offered && !isStaff(reader) && (
            <a href={pricingPath} className={strong}>
              Assinar
            </a>
          )}
          {isSignedIn(reader) ? <MemberLinks {...headerLinks(reader)} /> : <VisitorLinks />}
        </div>
      </div>
    </nav>
  )
}

const VisitorLinks = () => (
  <>
    <a href="/auth" className={link}>
      Login
    </a>
    <a href="/auth?tab=cadastrar" className={link}>
      Inscreva-se
    </a>
  </>
)

interface MemberLinksProps {
  places: readonly HeaderLink[]
  writes: boolean
}

/** On a phone “Escrever” stays in the line, and the other links are in a menu. */
const MemberLinks = ({ places, writes }: MemberLinksProps) => (
  <>
    <div className="hidden sm:flex">
      <Places places={places} className={link} />
    </div>
    {writes && (
      <a href="/create" className={strong}>
        Escrever
      </a>
    )}
    <div className="hidden sm:flex">
      <SignOut className={link} />
    </div>
    <button type="button" popoverTarget="menu" className={`${link} gap-1.5 sm:hidden`}>
      Menu <span aria-hidden>▾</span>
    </button>
    <div id="menu" popover="auto" className="header-menu">
      <Places places={places} className={row} />
      {archives.map(({ path, title }) => (
        <a key={path} href={path} className={row}>
          {title}
        </a>
      ))}
      <SignOut className={row} />
    </div>
  </>
)

const Places = ({ places, className }: { places: readonly HeaderLink[]; className: string }) => (
  <>
    {places.map(({ href, label }) => (
      <a key={href} href={href} className={className}>
        {label}
      </a>
    ))}
  </>
)

const SignOut = ({ className }: { className: string }) => (
  <form action="/api/session/end" method="post">
    <button type="submit" className={className}>
      Sair
    </button>
  </form>
)

/** The search in the header of every page: a field on wide screens, only a button on narrow ones. */
function HeaderSearch() {
  return (
    <search>
      <form action="/busca" method="get" className="flex items-center">
        <label htmlFor="busca-no-topo" className="sr-only">
          Buscar no jornal
        </label>
        <input
          id="busca-no-topo"
          name="q"
          type="search"
          placeholder="Buscar"
          maxLength={500}
          className="hidden min-h-9 w-44 rounded-sm border border-rule bg-raised px-3 placeholder:text-soft md:block lg:w-60"
        />
        <button type="submit" className="inline-flex size-11 items-center justify-center hover:text-accent">
          <span className="sr-only">Buscar</span>
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4.5 fill-none stroke-current stroke-[1.6]">
            <circle cx="7" cy="7" r="4.8" />
            <path d="m10.6 10.6 4 4" strokeLinecap="round" />
          </svg>
        </button>
      </form>
    </search>
  )
}
