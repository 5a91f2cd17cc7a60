import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { sitePolicy } from '../policy.ts'
import { lockSetting, saveSetting } from './save-setting.ts'

/** Hides the first steps from the dashboards of all masters (DASH-6). Raises forbidden. */
export const hideFirstSteps = command(async (context, _: undefined) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'setUp', null)
  const { hidden } = await lockSetting(tx, 'first_steps')
  if (hidden) return
  await saveSetting(context, 'first_steps', { hidden: true })
  await audit(context, { action: 'site.first_steps_hidden', subject: { type: 'site_setting', id: 'first_steps' } })
})
