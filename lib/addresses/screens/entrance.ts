import { accessRules } from '../../access.ts'
import { type Actor, isSignedIn } from '../../actor.ts'
import { ownPath, signInPath } from '../own-path.ts'
import { gateAt } from './screen-at.ts'

const noAccess = 'Acesso Negado. Você não tem permissão para acessar esta área.'

/** The one screen of staff whose rights rest until they enrol a second factor. */
const enrolPath = '/settings/seguranca'
const mustEnrolNotice = 'O prazo para cadastrar um segundo fator terminou. Cadastre um para voltar a usar a redação.'

/** The path to which a person is sent instead, and the sentence to read there. */
export interface TurnedAway {
  to: string
  notice: string | null
}

/**
 * The redirect of an actor without access to a screen (NAV-3 to NAV-5); null when the actor may enter. `middleware.ts` checks before the pages
 * do, so that the redirect carries the sentence. Queries and commands decide what the actor may do there. `mustEnrol` is the session's: its roles
 * rest, and it may only enrol a second factor (decision 0194).
 */
export function turnedAway(actor: Actor, path: string, mustEnrol = false): TurnedAway | null {
  const screen = gateAt(path)
  if (screen && mustEnrol && path !== enrolPath) return { to: enrolPath, notice: mustEnrolNotice }
  if (!screen || accessRules[screen.access ?? 'anyone'](actor)) return null
  return isSignedIn(actor)
    ? { to: screen.sentTo ?? '/dashboard', notice: screen.refused ?? noAccess }
    : { to: signInPath(path), notice: screen.signedOut ?? null }
}

/** What the sign-in screen leads on to. Both may be anything. */
export interface Onward {
  /** The screen that asked for signing in. */
  next?: unknown
  /** The page that a person came from. */
  from?: unknown
}

/** Where a signed-in person goes on from the sign-in screen (NAV-2): to the screen that asked, else back to the page they came from, else home. */
export const onwardPath = ({ next, from }: Onward): string => ownPath(next ?? from)

/**
 * What the sign-in screen leads on to: what its address names, else the page of this site whose link led here. From the sign-in screen itself (its
 * header leads to it too) what that one led on to.
 */
export function onwardFrom({ next, from }: Onward, referer: string | null, host: string | null): Onward {
  if (next !== undefined || from !== undefined || !referer || !URL.canParse(referer)) return { next, from }
  const page = new URL(referer)
  if (page.host !== host) return {}
  if (page.pathname !== '/auth') return { from: page.pathname + page.search }
  return { next: page.searchParams.get('next') ?? undefined, from: page.searchParams.get('from') ?? undefined }
}
