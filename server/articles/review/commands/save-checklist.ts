import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { SaveChecklistInput } from '#lib/schemas/articles/checklist.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'

const key = 'review_checklist'

/** Saves the reviewers' checklist; reviews already written keep theirs. Raises forbidden or setting_changed_meanwhile. */
export const saveChecklist = command(async (context, { from, required, others }: SaveChecklistInput) => {
  const { tx, actor } = context
  if (!isMaster(actor)) throw new DomainError('forbidden')
  assertUnchanged(from, await lockSetting(tx, key))
  await saveSetting(context, key, { required, others })
  await audit(context, { action: 'site.checklist_saved', subject: { type: 'site_setting', id: key } })
})
