import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '#lib/actor.ts'
import { articlePolicy } from '../policy.ts'

/** The most preview links an article has at a time. */
export const mostPreviews = 20

/** A new secret: 256 bits in hex. */
export const newSecret = () => randomBytes(32).toString('hex')

/**
 * The key to a preview's embeds, and to nothing else. It stands in the address of a frame whose scripts are another site's and
 * can read it. Takes the hash of the preview's secret.
 */
export const frameKeyOf = (tokenHash: string) => hashOf(`frames of ${tokenHash}`)

/** The stored hash of a secret. 256 random bits need no slower hash. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** The columns of a link's creator that `isOpen` needs. */
export const creatorSelection = {
  id: true,
  fullName: true,
  user: { select: { suspendedAt: true, roles: { select: { role: true } } } },
} as const

interface Creator {
  id: string
  user: { suspendedAt: Date | null; roles: readonly { role: Role }[] } | null
}

/**
 * Whether a link still opens an article: as long as its creator may open it at the desk. A link ends with its creator's role or account on
 * the next request, also with a suspension, like an expired one.
 */
export function isOpen({ id, user }: Creator, article: Parameters<typeof articlePolicy.can>[2]): boolean {
  if (user?.suspendedAt) return false
  const creator = { id, roles: user?.roles.map(({ role }) => role) ?? [], subscribed: false }
  return articlePolicy.can(creator, 'view', article)
}
