import type { Identity } from '#lib/schemas/site-settings.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { forget } from '#server/press/forget.ts'
import { sitePolicy } from '../policy.ts'

/** Says how the newspaper presents itself; every reader page is printed anew. Raises forbidden. */
export const saveIdentity = command(async (context, value: Identity) => {
  const { tx, actor, now } = context
  sitePolicy.assert(actor, 'editIdentity', null)
  const row = { value, updatedBy: actor.id, updatedAt: now }
  await tx.siteSetting.upsert({ where: { key: 'identity' }, create: { key: 'identity', ...row }, update: row })
  await audit(context, { action: 'site.identity_saved', subject: { type: 'site_setting', id: 'identity' } })
  await forget(tx, ['site'])
})
