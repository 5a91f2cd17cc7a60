import type { Counting } from '#lib/schemas/newsletter/counting.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'
import { newsletterPolicy } from '../policy.ts'

/** Switches the counting of openings and clicks on or off, for mails that were sent too. Raises forbidden. */
export const setCounting = command(async (context, counting: Counting): Promise<void> => {
  const { tx, actor } = context
  newsletterPolicy.assert(actor, 'count', null)
  const before = await lockSetting(tx, 'newsletter_counting')
  if (before.counts === counting.counts) return
  await saveSetting(context, 'newsletter_counting', counting)
  const subject = { type: 'site_setting', id: 'newsletter_counting' } as const
  await audit(context, { action: 'newsletter.counting_set', subject, details: counting })
})
