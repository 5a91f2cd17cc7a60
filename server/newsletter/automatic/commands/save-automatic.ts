import type { SaveAutomaticInput } from '#lib/schemas/newsletter/automatic.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'
import { newsletterPolicy } from '../../policy.ts'

/** Switches the automatic editions and sets their hour. Raises forbidden and setting_changed_meanwhile. */
export const saveAutomatic = command(async (context, { from, ...fields }: SaveAutomaticInput): Promise<void> => {
  const { tx, actor } = context
  newsletterPolicy.assert(actor, 'automate', null)
  assertUnchanged(from, await lockSetting(tx, 'newsletter_automatic'))
  await saveSetting(context, 'newsletter_automatic', fields)
  await audit(context, {
    action: 'newsletter.automatic_set',
    subject: { type: 'site_setting', id: 'newsletter_automatic' },
    details: fields,
  })
})
