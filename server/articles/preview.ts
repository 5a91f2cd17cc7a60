import { createHash, randomBytes } from 'node:crypto'

/** How many links of an article hold at the same time. */
export const mostPreviews = 20

/** A new secret: 256 bits in hex. */
export const newSecret = () => randomBytes(32).toString('hex')

/** What is kept of a secret. It has too much chance in it for anything slower to be of use. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
