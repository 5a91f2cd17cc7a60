/** The closed list of roles (ROLE-1). A user may hold several. */
export const roles = ['master', 'editor', 'author'] as const
export type Role = (typeof roles)[number]
/** The roles' names on screen and in mails. */
export const roleNames: Record<Role, string> = { master: 'Master', editor: 'Editor', author: 'Autor' }

/** The origin of a request. Anonymous visitors are actors without an id, so that every rule covers them. */
export interface Actor {
  /** The account's id, which is also its profile's; null for an anonymous visitor. */
  readonly id: string | null
  readonly roles: readonly Role[]
  /** Whether a subscription opens premium texts to this actor (PREM-3). */
  readonly subscribed: boolean
}

/** An actor with an account. */
export interface SignedIn extends Actor {
  readonly id: string
}

/** A visitor without a session. */
export const anonymous: Actor = { id: null, roles: [], subscribed: false }

/** The product itself: jobs, the importer and the seed act as this actor. It has every editorial right and no account. */
export const system: Actor = { id: null, roles: ['master'], subscribed: false }

/** Whether the actor has an account. Without one, roles and subscription mean nothing. */
export const isSignedIn = (actor: Actor): actor is SignedIn => actor.id !== null
/** Masters run the site. */
export const isMaster = (actor: Actor) => actor.roles.includes('master')
/** Editors and masters review, publish and read everything. */
export const isEditor = (actor: Actor) => isMaster(actor) || actor.roles.includes('editor')
/** The newsroom: authors, editors and masters. */
export const isStaff = (actor: Actor) => actor.roles.length > 0
