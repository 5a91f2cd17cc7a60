import { type Actor, isSignedIn, isStaff } from '../actor.ts'

export interface HeaderLink {
  href: `/${string}`
  label: string
}

/** What the header bar offers this person beside news and signing out (NAV-1), the same on reader pages and staff screens. */
export function headerLinks(actor: Actor): { places: HeaderLink[]; writes: boolean } {
  if (!isSignedIn(actor)) return { places: [], writes: false }
  const writes = isStaff(actor)
  const places: HeaderLink[] = [{ href: '/create', label: 'Criar' }]
  if (writes) places.push({ href: '/storyboard', label: 'Pautas' })
  places.push({ href: '/dashboard', label: 'Dashboard' })
  if (!writes) places.push({ href: '/settings', label: 'Minha conta' })
  return { places, writes }
}
