import { z } from 'zod'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { email as emailField } from '#lib/schemas/account.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import type { SamlProvider } from '#server/platform/process/settings/identity-settings.ts'
import { parseApart } from '#server/platform/work/parse-apart.ts'
import {
  exchangeCeremony,
  openCeremony,
  type Purpose,
  type TakenCeremony,
  takeCeremony,
} from '../identities/ceremony.ts'
import { type ProvedIdentity, subjectAt } from '../identities/identity.ts'
import { assertMeant } from './assertion.ts'
import { assertBounded, type CheckedAnswer } from './check-answer.ts'
import { clockSkewMs, type SamlSettings, samlFor } from './library.ts'

const entityId = () => `${env().SITE_URL}/api/identity/saml/metadata`
const acs = () => `${env().SITE_URL}/api/identity/saml/acs`
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** The configured provider. Raises not_found without one. */
function configured(): SamlProvider {
  const { saml } = env().identities
  if (!saml) throw new DomainError('not_found')
  return saml
}

/** The request that belongs to a dialogue's state. XML ids begin with a letter or an underscore. */
const requestIdOf = (state: string): string => `_${state}`

const libraryFor = (provider: SamlProvider, requestId: string) => samlFor(settingsFor(provider, requestId))

const settingsFor = ({ entryPoint, certificate }: SamlProvider, requestId: string): SamlSettings => ({
  entryPoint,
  certificate,
  requestId,
  entityId: entityId(),
  acs: acs(),
  now: now().toISOString(),
})

/** Begins a dialogue with the SAML provider. Gives the provider's address to open and the cookie that binds the dialogue to the browser. */
export async function beginSaml(purpose: Purpose): Promise<{ url: string; cookie: string }> {
  const provider = configured()
  const { state, cookie } = await openCeremony('saml', purpose, () => ({}))
  const url = await libraryFor(provider, requestIdOf(state)).getAuthorizeUrlAsync(state, undefined, {})
  return { url, cookie }
}

/** An answer as it was posted, and the network that posted it. */
interface Answer {
  SAMLResponse: string
  from: string
}

const answerSchema = z.object({
  answer: z.object({
    subject: z.string(),
    label: z.string(),
    verifiedEmail: z.string().nullable(),
    fullName: z.string(),
  }),
})

/**
 * Checks an answer that the provider had the browser post. It comes from another site, without this site's cookies: what it proves waits in
 * a new dialogue for the browser, under the state that this gives. Raises ceremony_over for an answer that was used or not asked for, and
 * identity_refused, parsers_busy.
 */
export async function receiveAnswer({ RelayState, ...answer }: Answer & { RelayState: string }) {
  const provider = configured()
  return exchangeCeremony('saml', RelayState, async () => ({
    answer: await readAnswer(provider, { ...answer, requestId: requestIdOf(RelayState) }),
  }))
}

async function readAnswer(provider: SamlProvider, answer: Answer & { requestId: string }) {
  const refused = (cause: unknown) => {
    log().warn({ err: cause, provider: 'saml' }, 'identity not proved')
    return new DomainError('identity_refused', { params: { name: provider.name }, cause })
  }
  const profile = await signedProfile(provider, answer).catch(error => {
    throw isBusy(error) ? error : refused(error)
  })
  if (!profile?.nameID) throw refused(new Error('No subject'))
  // The library compares the issuer of logout answers only. Tenants of a provider may share its key.
  if (profile.issuer !== provider.issuer) throw refused(new Error('Another issuer'))
  // A transient name is another one each time.
  if (profile.nameIDFormat === transient) throw refused(new Error('A transient NameID'))
  const address = addressIn(profile)
  return {
    subject: subjectAt(provider.issuer, profile.nameID),
    label: address ?? profile.nameID.slice(0, 100),
    verifiedEmail: address && provider.domains.includes(address.split('@')[1] ?? '') ? address : null,
    fullName: nameIn(profile),
  }
}

const isBusy = (error: unknown) => isDomainError(error) && error.code === 'parsers_busy'

/**
 * The person in an answer's signed assertion, which must be meant for this request; null for an answer without one. Raises for any other answer. Anybody can
 * send one: it is bounded before it is parsed, on another thread.
 */
async function signedProfile(
  provider: SamlProvider,
  { SAMLResponse, requestId, from }: Answer & { requestId: string },
) {
  assertBounded(SAMLResponse)
  const parser = { file: 'server/accounts/saml/check-answer.ts', name: 'checkAnswer' }
  const task = { SAMLResponse, settings: settingsFor(provider, requestId) }
  const checked = await parseApart<CheckedAnswer | null>(parser, task, { sender: 'identity', from })
  if (!checked) return null
  const endsAfter = new Date(now().getTime() - clockSkewMs)
  assertMeant(checked.assertion, { requestId, recipient: acs(), audience: entityId(), endsAfter })
  return checked.profile
}

type Profile = Record<string, unknown>

const mailAttributes = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'nameID',
]
const nameAttributes = [
  'displayName',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'name',
  'cn',
  'http://schemas.microsoft.com/identity/claims/displayname',
]

const addressIn = (profile: Profile): string | null =>
  mailAttributes.map(name => emailField.safeParse(profile[name]).data).find(address => address !== undefined) ?? null

const nameIn = (profile: Profile): string =>
  nameAttributes.map(name => profile[name]).find(value => typeof value === 'string') ?? ''

/** Takes the dialogue that an answer waits in. Raises ceremony_over. */
export async function takeAnswer(
  state: string,
  headers: Headers,
): Promise<{ proved: ProvedIdentity; taken: TakenCeremony<unknown> }> {
  const taken = await takeCeremony('saml', { state, headers, schema: answerSchema })
  return { proved: { provider: 'saml', ...taken.data.answer }, taken }
}

/** This newspaper's metadata, in XML, for the provider. */
export const samlMetadata = (): string => libraryFor(configured(), '_').generateServiceProviderMetadata(null)
