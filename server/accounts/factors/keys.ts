import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { KeyKind } from '#lib/accounts/factors.ts'
import { DomainError } from '#lib/errors.ts'
import type { ConfirmKeyInput, KeyAnswer } from '#lib/schemas/factors.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { challengeMinutes } from './challenges.ts'

const timeout = challengeMinutes * 60 * 1000

/** EdDSA, ES256 and RS256 (IANA, COSE algorithms): what authenticators have. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Nothing is asked of extensions, so their results are not taken in. */
const withoutExtensions = { clientExtensionResults: {} }

/** How each kind is asked of an authenticator. Of security keys the specification names all four; no attestation in either case. */
const selections = {
  security_key: {
    authenticatorAttachment: 'cross-platform',
    residentKey: 'discouraged',
    userVerification: 'preferred',
  },
  passkey: { residentKey: 'required', userVerification: 'required' },
} as const

interface Enrolling {
  kind: KeyKind
  userId: string
  email: string
  siteName: string
  /** The account's credentials: a key is enrolled once. */
  known: readonly { credentialId: string | null; transports: string[] }[]
}

/** The options for `navigator.credentials.create`, with a new challenge. */
export const enrolmentOptions = ({ kind, userId, email, siteName, known }: Enrolling) =>
  generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty().id,
    userID: userHandle(userId),
    userName: email,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: listed(known),
    authenticatorSelection: { ...selections[kind] },
  })

/** The options for `navigator.credentials.get`, with a new challenge. Without `known` keys the browser offers its passkeys. */
export const challengeOptions = (known: Enrolling['known'], kind: KeyKind) =>
  generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout,
    allowCredentials: listed(known),
    userVerification: selections[kind].userVerification,
  })

const listed = (known: Enrolling['known']) =>
  known.flatMap(({ credentialId, transports }) => (credentialId ? [{ id: credentialId, transports }] : []))

/** The columns of a key from a browser's answer to its enrolment. Raises key_refused for another challenge, origin or host, or a key that did not verify its person. */
export async function enrolledKey({ response }: Pick<ConfirmKeyInput, 'response'>, challenge: string, kind: KeyKind) {
  const { registrationInfo } = await refusing(
    verifyRegistrationResponse({
      response: { ...response, ...withoutExtensions },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty().origin,
      expectedRPID: relyingParty().id,
      requireUserVerification: kind === 'passkey',
      supportedAlgorithmIDs,
    }),
  )
  if (!registrationInfo) throw new DomainError('key_refused')
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey, counter, transports: response.response.transports ?? [] }
}

interface Use {
  response: KeyAnswer['response']
  challenge: string
  /** The kinds of keys that may answer. A passkey verifies its person; the counter of each key only rises. */
  kinds: readonly KeyKind[]
  /** The account whose key must answer; any account's without it, for a passkey that signs in. */
  userId?: string
}

/** Checks a key's answer to a challenge and notes its use. Gives its account. Raises key_refused. */
export async function acceptAnswer({ response, challenge, kinds, userId }: Use): Promise<{ userId: string }> {
  const key = await db().factor.findFirst({
    where: { credentialId: response.id, kind: { in: [...kinds] }, verifiedAt: { not: null }, userId },
  })
  if (!key?.credentialId || !key.publicKey) throw new DomainError('key_refused')
  const claimed = response.response.userHandle
  if (claimed && claimed !== Buffer.from(userHandle(key.userId)).toString('base64url'))
    throw new DomainError('key_refused')
  const { verified, authenticationInfo } = await refusing(
    verifyAuthenticationResponse({
      response: { ...response, ...withoutExtensions },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty().origin,
      expectedRPID: relyingParty().id,
      requireUserVerification: key.kind === 'passkey',
      credential: { id: key.credentialId, publicKey: key.publicKey, counter: Number(key.counter) },
    }),
  )
  if (!verified) throw new DomainError('key_refused')
  // Only over the counter that was checked: of two simultaneous answers with one counter the second is refused.
  const { count } = await db().factor.updateMany({
    where: { id: key.id, counter: key.counter },
    data: { counter: authenticationInfo.newCounter, lastUsedAt: now() },
  })
  if (count === 0) throw new DomainError('key_refused')
  return { userId: key.userId }
}

/** The library raises plain errors for everything that it refuses. */
const refusing = <Result>(checked: Promise<Result>): Promise<Result> =>
  checked.catch(cause => {
    throw new DomainError('key_refused', { cause })
  })

/** The site as WebAuthn knows it, from `SITE_URL`: keys are bound to its host name and answer to its origin alone. */
function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteOrigin())
  return { id: hostname, origin }
}

/** The bytes by which a key knows an account: the sixteen of its id, which say nothing about the person. */
const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))
