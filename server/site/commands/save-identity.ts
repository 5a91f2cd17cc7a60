import { homePath, siteFeedPath } from '#lib/addresses/paths.ts'
import type { SaveIdentityInput } from '#lib/schemas/site/identity.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { forget } from '#server/press/keep/forget.ts'
import { siteChanged } from '../events.ts'
import { sitePolicy } from '../policy.ts'
import { lockSetting, saveSetting } from './save-setting.ts'

/** Saves the newspaper's name, description and contacts, and forgets every reader page. Raises forbidden or setting_changed_meanwhile. */
export const saveIdentity = command(async (context, { from, ...value }: SaveIdentityInput) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editIdentity', null)
  assertUnchanged(from, await lockSetting(tx, 'identity'))
  await saveSetting(context, 'identity', value)
  await audit(context, { action: 'site.identity_saved', subject: { type: 'site_setting', id: 'identity' } })
  await forget(tx, ['site'])
  // Every page and feed contains the name; only the front page and the whole newspaper's feed are announced.
  await emit(tx, siteChanged, { paths: [homePath()], feeds: [siteFeedPath] })
})
