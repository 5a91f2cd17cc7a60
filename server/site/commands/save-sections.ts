import { homePath } from '#lib/addresses/paths.ts'
import type { SaveSectionsInput } from '#lib/schemas/site/sections.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { emit } from '#server/platform/work/queue.ts'
import { forget } from '#server/press/keep/forget.ts'
import { siteChanged } from '../events.ts'
import { sitePolicy } from '../policy.ts'
import { lockSetting, saveSetting } from './save-setting.ts'

/** Saves the editorial sections, and forgets every reader page, since each has them in its menu. Raises forbidden or setting_changed_meanwhile. */
export const saveSections = command(async (context, { from, sections }: SaveSectionsInput) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editSections', null)
  assertUnchanged(from, await lockSetting(tx, 'sections'))
  await saveSetting(context, 'sections', { sections })
  await audit(context, { action: 'site.sections_saved', subject: { type: 'site_setting', id: 'sections' } })
  await forget(tx, ['site'])
  await emit(tx, siteChanged, { paths: [homePath()], feeds: [] })
})
