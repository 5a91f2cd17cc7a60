import { randomUUID } from 'node:crypto'
import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import {
  type GoogleFields,
  type GoogleTest,
  incompleteGoogle,
  type ServiceKey,
  serviceKeyIn,
} from '#lib/schemas/google/google.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { saveAdvertising } from '#server/ads/commands/save-advertising.ts'
import { keyring } from '#server/platform/crypto.ts'
import { env } from '#server/platform/process/env.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { lockSetting } from '#server/site/commands/save-setting.ts'
import { cellOfKey, findAccess } from '../access.ts'
import { testNetwork } from '../client/ad-manager.ts'
import { readAnalyticsDays } from '../client/analytics.ts'
import { forgetTokens } from '../client/google-client.ts'
import { googlePolicy } from '../policy.ts'

/** The days that the connection test asks for (GOOGLE-3). */
const testDates = { startDate: '2025-10-01', endDate: '2025-10-25' }

/**
 * Stores the encrypted key with the property, and the network code in the settings of advertising, its one place. An empty key, and a network code that
 * the form did not change, keep the stored ones. Raises forbidden, keys_from_environment, setting_changed_meanwhile when somebody else changed the network
 * code too, or invalid without any key.
 */
export async function saveAccess(actor: Actor, fields: GoogleFields): Promise<void> {
  googlePolicy.assert(actor, 'setUp', null)
  if (env().google.access) throw new DomainError('keys_from_environment')
  const key = fields.key === '' ? (await findAccess())?.key : typedKey(fields.key)
  if (!key) throw new DomainError('invalid', { fields: { key: incompleteGoogle } })
  await store(actor, { ...fields, key })
  forgetTokens()
}

/** Deletes the stored key and property; stored figures stay. Raises forbidden or keys_from_environment. */
export async function removeAccess(actor: Actor): Promise<void> {
  googlePolicy.assert(actor, 'setUp', null)
  if (env().google.access) throw new DomainError('keys_from_environment')
  await remove(actor, undefined)
  forgetTokens()
}

/**
 * Asks Google with the typed key, or the stored one, and stores nothing: Analytics for the property, Ad Manager for the network code. Raises
 * forbidden, google_not_set_up, or the error of Google's answer.
 */
export async function testAccess(actor: Actor, { key: typed, propertyId, networkCode }: GoogleTest): Promise<void> {
  googlePolicy.assert(actor, 'setUp', null)
  const stored = await findAccess()
  const key = typed === '' ? stored?.key : typedKey(typed)
  const property = propertyId || stored?.propertyId
  if (!key || !property) throw new DomainError('google_not_set_up')
  // A token from memory would hide that the key was revoked.
  forgetTokens()
  await readAnalyticsDays(key, property, testDates)
  if (networkCode) await testNetwork(key, networkCode)
}

function typedKey(text: string): ServiceKey {
  const key = serviceKeyIn(text)
  if (typeof key === 'string') throw new DomainError('invalid', { fields: { key } })
  return key
}

const store = command(
  async (
    context: CommandContext,
    { key, propertyId, networkCode, networkFrom }: Omit<GoogleFields, 'key'> & { key: ServiceKey },
  ) => {
    const { tx, actor, now } = context
    await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('google access', 0))) AS waited`
    const row = await tx.googleAccess.findFirst({ select: { id: true } })
    const id = row?.id ?? randomUUID()
    const secret = keyring().encrypt(cellOfKey(id), JSON.stringify(key))
    const data = { secret, account: key.client_email, propertyId, updatedBy: actor.id, updatedAt: now }
    await tx.googleAccess.upsert({ where: { id }, create: { id, ...data }, update: data })
    const subject = { type: 'google', id: 'access' }
    await audit(context, { action: 'google.key_saved', subject, details: { propertyId } })
    if (networkCode === networkFrom) return
    const { networkCode: before, adsTxt } = await lockSetting(tx, 'advertising')
    assertUnchanged({ networkCode: networkFrom }, { networkCode: before ?? '' })
    await saveAdvertising.within(context, { networkCode, adsTxt, from: null })
  },
)

const remove = command(async (context: CommandContext, _: undefined) => {
  const { count } = await context.tx.googleAccess.deleteMany()
  if (count > 0) await audit(context, { action: 'google.key_removed', subject: { type: 'google', id: 'access' } })
})
