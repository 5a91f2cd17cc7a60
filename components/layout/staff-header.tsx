import { Button } from '@radix-ui/themes'
import { Menu, PenLine } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ShortcutsButton } from '#components/ui/shortcuts/shortcuts-button.client.tsx'
import type { Actor } from '#lib/actor.ts'
import { agendaPath } from '#lib/addresses/paths.ts'
import { type HeaderLink, staffLinks } from '#lib/site/header-links.ts'
import { NavLink } from './nav-link.client.tsx'
import { WaitingCount } from './waiting-count.tsx'

export interface StaffHeaderProps {
  /** The newspaper's name. */
  name: string
  /** The person whose links the header offers. */
  actor: Actor
  /** “Buscar em tudo”. */
  palette?: ReactNode
  /** The bell with the notifications. */
  bell?: ReactNode
  /** The number of texts that wait for a review, for those who review. */
  waiting?: number
}

/** The header bar of people with a role (NAV-1, NAV-9). Reader pages get plain links, because their documents have another root layout. */
export function StaffHeader({ name, actor, palette, bell, waiting = 0 }: StaffHeaderProps) {
  const places = staffLinks(actor)
  return (
    <header className="staff-header sticky top-0 z-40 border-b border-rule bg-paper">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 xl:max-w-7xl xl:gap-4 sm:px-6">
        <a
          href="/"
          className="staff-name block truncate font-serif text-base font-bold tracking-tight text-ink sm:text-xl"
        >
          {name}
        </a>
        <nav aria-label="Principal" className="hidden grow items-center xl:flex">
          <PlaceLinks places={places} waiting={waiting} />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {palette}
          {bell}
          <WriteButton />
          <div className="hidden items-center xl:flex">
            <ShortcutsButton />
            <SignOut />
          </div>
          <PhoneMenu places={places} waiting={waiting} />
        </div>
      </div>
    </header>
  )
}

interface PlaceLinksProps {
  places: readonly HeaderLink[]
  waiting: number
}

function PlaceLinks({ places, waiting }: PlaceLinksProps) {
  return (
    <>
      <a href="/" className="nav-link">
        Notícias
      </a>
      <a href={agendaPath} className="nav-link">
        Eventos
      </a>
      {places.map(({ href, label }) => (
        <NavLink key={href} href={href} section>
          {label}
          {href === '/mesa' && <WaitingCount count={waiting} />}
        </NavLink>
      ))}
    </>
  )
}

function WriteButton() {
  return (
    <Button asChild size="2">
      <Link href="/create" prefetch={false}>
        <PenLine aria-hidden size={16} />
        {/* A small phone has room for the newspaper's name or for this word. */}
        <span className="max-[26rem]:sr-only">Escrever</span>
      </Link>
    </Button>
  )
}

/** A plain form: signing out works without scripts. */
function SignOut() {
  return (
    <form method="post" action="/api/session/end">
      <button type="submit" className="nav-link cursor-pointer">
        Sair
      </button>
    </form>
  )
}

function PhoneMenu(links: PlaceLinksProps) {
  return (
    <div className="xl:hidden">
      <button type="button" popoverTarget="menu" aria-label="Menu" className="nav-link cursor-pointer">
        <Menu aria-hidden size={20} className="mx-auto" />
      </button>
      <nav id="menu" popover="auto" aria-label="Menu" className="phone-menu">
        <PlaceLinks {...links} />
        <ShortcutsButton menu="menu" />
        <SignOut />
      </nav>
    </div>
  )
}
