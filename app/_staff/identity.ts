import { cache } from 'react'
import { knownIdentity, readIdentity } from '#server/site/queries.ts'

/** The newspaper as account and staff screens name it, read once a request; as it was last known when that fails. */
export const staffIdentity = cache(() => readIdentity().catch(knownIdentity))
