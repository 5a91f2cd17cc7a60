import { Button } from '@radix-ui/themes'
import { Menu, PenLine } from 'lucide-react'
import Link from 'next/link'
import { type Actor, isSignedIn } from '#lib/actor.ts'
import { type HeaderLink, headerLinks } from '#lib/site/header-links.ts'
import { NavLink } from './nav-link.client.tsx'

/** The header bar (NAV-1). Reader pages get plain links, because their documents have another root layout. */
export function StaffHeader({ name, actor }: { name: string; actor: Actor }) {
  const signedIn = isSignedIn(actor)
  const { places, writes } = headerLinks(actor)
  return (
    <header className="staff-header sticky top-0 z-40 border-b border-rule bg-paper">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 sm:gap-6 sm:px-6">
        <a
          href="/"
          className="staff-name block truncate font-serif text-base font-bold tracking-tight text-ink sm:text-xl"
        >
          {name}
        </a>
        <nav aria-label="Principal" className="hidden grow items-center gap-1 sm:flex">
          <PlaceLinks places={places} />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <div className="hidden sm:block">{!signedIn && <SignInLink />}</div>
          {!signedIn && <SignUpButton />}
          {writes && <WriteButton />}
          <div className="hidden sm:block">{signedIn && <SignOut />}</div>
          <PhoneMenu signedIn={signedIn} places={places} />
        </div>
      </div>
    </header>
  )
}

function PlaceLinks({ places }: { places: readonly HeaderLink[] }) {
  return (
    <>
      <a href="/" className="nav-link">
        Notícias
      </a>
      {places.map(({ href, label }) => (
        <NavLink key={href} href={href}>
          {label}
        </NavLink>
      ))}
    </>
  )
}

function WriteButton() {
  return (
    <Button asChild size="2">
      <Link href="/create" prefetch={false}>
        <PenLine aria-hidden size={16} /> Escrever
      </Link>
    </Button>
  )
}

function SignInLink() {
  return (
    <Link href="/auth" className="nav-link">
      Login
    </Link>
  )
}

function SignUpButton() {
  return (
    <Button asChild size="2">
      <Link href="/auth?tab=cadastrar">Inscreva-se</Link>
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

function PhoneMenu({ signedIn, places }: { signedIn: boolean; places: readonly HeaderLink[] }) {
  return (
    <div className="sm:hidden">
      <button type="button" popoverTarget="menu" aria-label="Menu" className="nav-link cursor-pointer">
        <Menu aria-hidden size={20} className="mx-auto" />
      </button>
      <nav id="menu" popover="auto" aria-label="Menu" className="phone-menu">
        <PlaceLinks places={places} />
        {signedIn ? <SignOut /> : <SignInLink />}
      </nav>
    </div>
  )
}
