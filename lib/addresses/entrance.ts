import { type Actor, isEditor, isSignedIn, isStaff } from '../actor.ts'
import { areaOf } from './admin-areas.ts'
import { signInPath } from './own-path.ts'

interface Entrance {
  path: RegExp
  /** Who may come in. */
  open: (actor: Actor, path: string) => boolean
  /** What a signed-out person reads at the sign-in screen. */
  signedOut?: string
  /** What anybody else reads at the dashboard, or where else they are sent. */
  refused?: string
  sentTo?: string
}

const noAccess = 'Acesso Negado. Você não tem permissão para acessar esta área.'

/** The screens that are not for everybody, and the words of reader §8 and editorial §8 for whoever is turned away. */
const entrances: readonly Entrance[] = [
  { path: /^\/(?:dashboard|settings)$/, open: isSignedIn },
  {
    path: /^\/create$/,
    open: isStaff,
    signedOut: 'Acesso negado. Você precisa estar logado para criar artigos.',
    refused: 'Acesso negado. Você precisa ser Autor, Editor ou Master para criar artigos.',
  },
  { path: /^\/storyboard(?:\/|$)/, open: isStaff, refused: noAccess, sentTo: '/' },
  { path: /^\/my-articles$/, open: isStaff, refused: noAccess },
  {
    path: /^\/article\/[^/]+\/edit(?:\/(?:versoes|atualizacao))?$/,
    open: isStaff,
    refused: 'Você não tem permissão para editar este artigo.',
  },
  { path: /^\/admin(?:\/|$)/, open: (actor, path) => (areaOf(path)?.open ?? isEditor)(actor), refused: noAccess },
]

/** Where somebody is sent instead, and what they read there. */
export interface TurnedAway {
  to: string
  notice: string | null
}

/**
 * Whether somebody is turned away from a screen; null when they may come in. Pages ask, and `middleware.ts` asks before them so that the
 * words can travel along. What a person may do there is the query's and the command's question.
 */
export function turnedAway(actor: Actor, path: string): TurnedAway | null {
  const entrance = entrances.find(candidate => candidate.path.test(path))
  if (!entrance || entrance.open(actor, path)) return null
  return isSignedIn(actor)
    ? { to: entrance.sentTo ?? '/dashboard', notice: entrance.refused ?? noAccess }
    : { to: signInPath(path), notice: entrance.signedOut ?? null }
}
