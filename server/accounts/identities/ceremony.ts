import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { privateCookie } from '#server/platform/session/private-cookie.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import type { SignedInSession } from '#server/platform/session/session-store.ts'
import { cookiesOf } from '../entry/visitor.ts'

/** The cookie with the random value that binds a dialogue with another provider to one browser. */
const ceremonyCookie = 'ceremony'

const ceremonyPath = '/api/identity'
const ceremonySeconds = 10 * 60

type Kind = 'oidc' | 'saml' | 'wallet'

/** What a person wants of another provider: to sign in, or to link the identity to the account of this session. */
export interface Purpose {
  /** The session that links; null to sign in. */
  session: Pick<SignedInSession, 'id' | 'actor'> | null
  /** The address of this site to open afterwards. */
  next: string
}

/** A dialogue that was just taken: nobody can take it again. */
export interface TakenCeremony<Data> {
  data: Data
  /** The account and session that link; null for a sign-in. */
  link: { userId: string; sessionId: string } | null
  next: string
}

const cookieOf = (value: string, seconds: number) =>
  privateCookie(ceremonyCookie, value, { path: ceremonyPath, seconds })

/** A Set-Cookie value that deletes the cookie of a dialogue that is over. */
export const endedCookie = (): string => cookieOf('', 0)

const random = () => randomBytes(16).toString('base64url')
const hashOf = (value: string) => createHash('sha256').update(value).digest('hex')
const stored = z.object({ state: z.string(), next: z.string() })

/**
 * Opens a dialogue with a provider for ten minutes. `dataFor` makes the data that the row stores. Gives the state, which the provider sends back and
 * which finds the row, and a Set-Cookie value that binds the dialogue to this browser. A browser has one dialogue at a time: the newest.
 */
export async function openCeremony(
  kind: Kind,
  { session, next }: Purpose,
  dataFor: (state: string) => Prisma.InputJsonObject,
): Promise<{ state: string; cookie: string }> {
  const browser = random()
  const owner = { userId: session?.actor.id ?? null, sessionId: session?.id ?? null }
  const state = await storeCeremony({ kind, browser: hashOf(browser), ...owner }, next, dataFor)
  return { state, cookie: cookieOf(browser, ceremonySeconds) }
}

async function storeCeremony(
  row: Pick<Prisma.CeremonyUncheckedCreateInput, 'kind' | 'browser' | 'userId' | 'sessionId'>,
  next: string,
  dataFor: (state: string) => Prisma.InputJsonObject,
): Promise<string> {
  const id = crypto.randomUUID()
  const createdAt = now()
  const state = `${id}.${random()}`
  const expiresAt = new Date(createdAt.getTime() + ceremonySeconds * 1000)
  await db().ceremony.create({ data: { ...row, id, createdAt, expiresAt, data: { ...dataFor(state), state, next } } })
  return state
}

/** Where a dialogue stands: its row by the state that came back. Raises ceremony_over. */
async function findCeremony(kind: Kind, state: string) {
  const id = z.uuid().safeParse(state.split('.')[0]).data
  const row = id && (await db().ceremony.findFirst({ where: { id, kind, usedAt: null, expiresAt: { gt: now() } } }))
  const known = row && stored.safeParse(row.data).data
  if (!known || known.state !== state) throw new DomainError('ceremony_over')
  return { ...row, next: known.next }
}

/** Marks a dialogue as used; of two takers at once one wins. Raises ceremony_over. */
async function spend(id: string): Promise<void> {
  const { count } = await db().ceremony.updateMany({ where: { id, usedAt: null }, data: { usedAt: now() } })
  if (count === 0) throw new DomainError('ceremony_over')
}

/**
 * Takes the dialogue of a state; nobody can take it again. The dialogue must be open and of this browser, and one that links an identity must be of
 * this session. Gives its data. Raises ceremony_over.
 */
export async function takeCeremony<Data>(
  kind: Kind,
  { state, headers, schema }: { state: string; headers: Headers; schema: z.ZodType<Data> },
): Promise<TakenCeremony<Data>> {
  const row = await findCeremony(kind, state)
  const browser = cookiesOf(headers)[ceremonyCookie]
  if (!browser || hashOf(browser) !== row.browser) throw new DomainError('ceremony_over')
  const link = row.userId && row.sessionId ? { userId: row.userId, sessionId: row.sessionId } : null
  if (link && (await sessionOf(headers))?.id !== link.sessionId) throw new DomainError('ceremony_over')
  // The answer of another step of the dialogue has other data.
  const data = schema.safeParse(row.data)
  if (!data.success) throw new DomainError('ceremony_over', { cause: data.error })
  await spend(row.id)
  return { data: data.data, link, next: row.next }
}

/**
 * Puts the answer of a SAML provider in place of the dialogue that asked for it. The provider's page posts the answer from another site, so the browser
 * sends no cookies and cannot be recognised yet. The old row is used up; a new one of the same browser, session and purpose holds the answer. Gives the new
 * row's state: the browser comes back with it and with its cookie, and takes the row by `takeCeremony`. Raises ceremony_over, and what `dataFor`, which
 * checks the answer, raises.
 */
export async function exchangeCeremony(
  kind: Kind,
  state: string,
  dataFor: () => Promise<Prisma.InputJsonObject>,
): Promise<string> {
  const { id, userId, sessionId, browser, next } = await findCeremony(kind, state)
  const data = await dataFor()
  await spend(id)
  return storeCeremony({ kind, browser, userId, sessionId }, next, () => data)
}
