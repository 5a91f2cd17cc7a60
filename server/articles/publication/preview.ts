import { createHash, randomBytes } from 'node:crypto'

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
