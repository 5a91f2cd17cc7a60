/** The closed list of roles (editorial specification §9). A user may hold several. */
export const roles = ['master', 'editor', 'author'] as const
export type Role = (typeof roles)[number]

/** Who is asking. Anonymous visitors are actors without an id, so that no rule forgets them. */
export interface Actor {
  /** The account's id, which is also its profile's; null for an anonymous visitor. */
  readonly id: string | null
  readonly roles: readonly Role[]
  /** Whether premium texts are open to this actor by subscription (ruling "Access to premium"). */
  readonly subscribed: boolean
}

/** An actor who is signed in. */
export interface SignedIn extends Actor {
  readonly id: string
}

/** Somebody without a session. */
export const anonymous: Actor = { id: null, roles: [], subscribed: false }

/** The house itself: jobs, the importer and the seed act as it. Holds every editorial right and no account. */
export const system: Actor = { id: null, roles: ['master'], subscribed: false }

/** Whether somebody is there by name: roles and subscription mean nothing without. */
export const isSignedIn = (actor: Actor): actor is SignedIn => actor.id !== null
/** Those who run the house. */
export const isMaster = (actor: Actor) => actor.roles.includes('master')
/** Editors and masters: those who review, publish and read everything. */
export const isEditor = (actor: Actor) => isMaster(actor) || actor.roles.includes('editor')
/** Anyone of the newsroom: authors, editors and masters. */
export const isStaff = (actor: Actor) => actor.roles.length > 0
