import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { SignedIn } from '#lib/actor.ts'
import { beginKey } from '#server/accounts/factors/commands/begin-key.ts'
import { beginTotp } from '#server/accounts/factors/commands/begin-totp.ts'
import { confirmKey } from '#server/accounts/factors/commands/confirm-key.ts'
import { confirmTotp } from '#server/accounts/factors/commands/confirm-totp.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { makeAuthenticator } from './authenticator.ts'

/** The code that an app shows, some steps of thirty seconds away from now. The key is as the screen shows it. */
export const codeOf = (key: string, steps = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(key.replaceAll(' ', '')),
    timestamp: now().getTime() + steps * 30_000,
  })

/** Waits for the next step when this one is nearly over: the code of the step before would then be too old. */
async function earlyInStep(): Promise<void> {
  const left = 30_000 - (now().getTime() % 30_000)
  if (left < 1_500) await wait(left)
}

/** Enrols an app. The code of the step before proves it, so that the current one stays unused. */
export async function withApp(actor: SignedIn): Promise<{ id: string; key: string; codes: string[] | null }> {
  const { id, key } = await beginTotp(actor, {})
  await earlyInStep()
  const codes = await confirmTotp(actor, { id, code: codeOf(key, -1) })
  return { id, key, codes }
}

/** Enrols a key in a session of its own. */
export async function withKey(actor: SignedIn, kind: 'security_key' | 'passkey' = 'security_key') {
  const sessionId = await openSession(db(), actor.id, '')
  const authenticator = makeAuthenticator()
  const { id, ceremony, options } = await beginKey(actor, {
    kind,
    name: `Chave ${randomUUID().slice(0, 8)}`,
    sessionId,
  })
  const codes = await confirmKey(actor, { ceremony, sessionId, response: authenticator.enrol(options.challenge) })
  return { id, authenticator, codes, sessionId }
}
