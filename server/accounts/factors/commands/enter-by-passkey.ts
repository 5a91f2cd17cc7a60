import { DomainError } from '#lib/errors.ts'
import type { KeyAnswer } from '#lib/schemas/factors.ts'
import { type Entered, enter } from '../../entry/enter.ts'
import type { Visitor } from '../../entry/visitor.ts'
import { takeChallenge } from '../challenges.ts'
import { acceptAnswer } from '../keys.ts'

/**
 * Opens the session of the person whose passkey answered the browser's challenge: it is both factors. Raises ceremony_over, key_refused
 * or account_suspended.
 */
export async function enterByPasskey(
  { ceremony, browser, response }: KeyAnswer & { browser: string },
  visitor: Visitor,
): Promise<Entered> {
  const { challenge } = await takeChallenge(ceremony, ['passkey_sign_in'], { browser })
  const { userId } = await acceptAnswer({ response, challenge, kinds: ['passkey'] })
  return enter({
    userId,
    method: 'passkey',
    visitor,
    assertStill: async tx => {
      if ((await tx.factor.count({ where: { userId, credentialId: response.id, kind: 'passkey' } })) === 0)
        throw new DomainError('key_refused')
    },
  })
}
