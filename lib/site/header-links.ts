import { type Actor, isEditor, isMaster, isSignedIn, isStaff } from '../actor.ts'

export interface HeaderLink {
  href: `/${string}`
  label: string
}

/** The places in the header of the staff screens, for people with a role: the way through the house (NAV-9). */
export function staffLinks(actor: Actor): HeaderLink[] {
  const links: HeaderLink[] = [
    { href: '/create', label: 'Criar' },
    { href: '/my-articles', label: 'Meus artigos' },
  ]
  if (isEditor(actor)) links.push({ href: '/mesa', label: 'Mesa' })
  links.push({ href: '/storyboard', label: 'Pautas' }, { href: '/dashboard', label: 'Dashboard' })
  if (isMaster(actor)) links.push({ href: '/admin', label: 'Administração' })
  return links
}

/** What the newspaper's header bar offers this person beside news and signing out (NAV-1): a reader's own account first. */
export function headerLinks(actor: Actor): { places: HeaderLink[]; writes: boolean } {
  if (!isSignedIn(actor)) return { places: [], writes: false }
  const writes = isStaff(actor)
  const places: HeaderLink[] = writes ? [] : [{ href: '/settings', label: 'Minha conta' }]
  places.push({ href: '/create', label: 'Criar' })
  if (writes) places.push({ href: '/storyboard', label: 'Pautas' })
  places.push({ href: '/dashboard', label: 'Dashboard' })
  // The button of the line is “Escrever” for them.
  if (writes && offersSubscription(actor)) places.push({ href: '/pricing', label: 'Assinar' })
  return { places, writes }
}

/** Whether the header offers a subscription: to everybody who does not read premium texts already, as subscribers, editors and masters do. */
export const offersSubscription = (actor: Actor): boolean =>
  !isEditor(actor) && !(isSignedIn(actor) && actor.subscribed)
