'use server'

import { z } from 'zod'
import { isSignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { proofByPassword, proofCodeRequest, typedCode } from '#lib/schemas/account.ts'
import { codeInput, keyAnswer } from '#lib/schemas/factors.ts'
import { action } from '#server/platform/door/action.ts'
import { ownSession } from '#server/platform/session/session.ts'
import { challengeKey } from '../factors/answers.ts'
import { proveByCode } from './commands/prove-by-code.ts'
import { proveByApp, proveByKey } from './commands/prove-by-factor.ts'
import { proveByPassword } from './commands/prove-by-password.ts'
import { requestProofCode } from './commands/request-proof-code.ts'
import { findProofWays } from './queries.ts'

/** Gives the ways in which the signed-in person can prove who they are. */
export const proofWaysAction = action({
  name: 'account.proof-ways',
  access: 'signed_in',
  schema: z.object({}),
  command: async actor => {
    if (!isSignedIn(actor)) throw new DomainError('signed_out')
    return findProofWays(actor)
  },
})

/** Proves by the password that the person at the screen is the account's owner, for ten minutes. */
export const proveByPasswordAction = action({
  name: 'account.prove-by-password',
  access: 'signed_in',
  schema: proofByPassword,
  command: async (_actor, { password }) => {
    const session = await ownSession()
    await proveByPassword(session.actor, { password, sessionId: session.id })
  },
})

/** Sends a code to the signed-in person's address or phone, for a proof in this session. */
export const requestProofCodeAction = action({
  name: 'account.request-proof-code',
  access: 'signed_in',
  schema: proofCodeRequest,
  limit: { name: 'proof-code', points: 5, seconds: 30 * 60 },
  command: async (_actor, input) => {
    const session = await ownSession()
    await requestProofCode(session, input)
  },
})

/** Proves by a code from the account's mail that the person at the screen is its owner, for ten minutes. */
export const proveByCodeAction = action({
  name: 'account.prove-by-code',
  access: 'signed_in',
  schema: typedCode,
  limit: { name: 'proof-code-guess', points: 30, seconds: 15 * 60 },
  command: async (_actor, { code }) => {
    const session = await ownSession()
    await proveByCode(session.actor, { code, sessionId: session.id })
  },
})

/** Proves by a code of an app that the person at the screen is the account's owner. */
export const proveByAppAction = action({
  name: 'account.prove-by-app',
  access: 'signed_in',
  schema: codeInput,
  command: async (_actor, input) => {
    const session = await ownSession()
    await proveByApp(session.actor, { ...input, sessionId: session.id })
  },
})

/** A challenge for one of the person's keys. */
export const challengeProofAction = action({
  name: 'account.challenge-proof',
  access: 'signed_in',
  schema: z.object({}),
  command: async () => {
    const session = await ownSession()
    return challengeKey({ sessionId: session.id, userId: session.actor.id }, ['security_key', 'passkey'])
  },
})

/** Proves by a key that the person at the screen is the account's owner. */
export const proveByKeyAction = action({
  name: 'account.prove-by-key',
  access: 'signed_in',
  schema: keyAnswer,
  command: async (_actor, input) => {
    const session = await ownSession()
    await proveByKey(session.actor, { ...input, sessionId: session.id })
  },
})
