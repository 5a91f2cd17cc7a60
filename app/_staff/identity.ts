import { cache } from 'react'
import { knownIdentity, readIdentity } from '#server/site/queries.ts'

/** The newspaper's identity for account and staff screens, read once a request; the last known one after a failure. */
export const staffIdentity = cache(() => readIdentity().catch(knownIdentity))
