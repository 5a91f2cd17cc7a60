import { createHash, randomBytes } from 'node:crypto'

/** How many links of an article hold at the same time. */
export const mostPreviews = 20

/** A new secret: 256 bits in hex. */
export const newSecret = () => randomBytes(32).toString('hex')

/**
 * What opens the embeds of a preview and nothing else. It stands in the address of a frame whose scripts are another house's, and can read it.
 * Takes the hash of the preview's secret.
 */
export const frameKeyOf = (tokenHash: string) => hashOf(`frames of ${tokenHash}`)

/** What is kept of a secret. It has too much chance in it for anything slower to be of use. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
