import { randomUUID } from 'node:crypto'
import { factorNames } from '#lib/accounts/factors.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { command } from '#server/platform/work/command.ts'
import { readIdentity } from '#server/site/queries.ts'
import { addUnverified } from '../enrolling.ts'
import { newSecret, type Setup, sealedSecret, setupOf } from '../totp.ts'

/** An app that waits for its first code. */
export interface BegunTotp extends Setup {
  /** The factor's id. */
  id: string
}

/** Begins to enrol an app for codes; it counts once a code of it was given. Gives what to enter into the app. Raises list_full. */
export const beginTotp = command(async (context, _input: object): Promise<BegunTotp> => {
  const id = randomUUID()
  const secret = newSecret()
  const factor = { id, userId: ownerOf(context.actor), kind: 'totp', name: factorNames.totp } as const
  const email = await addUnverified(context, { ...factor, secret: sealedSecret(id, secret) })
  const { name: siteName } = await readIdentity()
  return { id, ...setupOf(secret, { siteName, email }) }
})
