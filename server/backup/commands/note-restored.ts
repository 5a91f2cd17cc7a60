import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { saveSetting } from '#server/site/commands/save-setting.ts'

/**
 * Keeps when this database was restored, so that no automatic edition of that morning goes out a second time; `archivedAt` is when the backup was made. For
 * the command line only: it checks no policy.
 */
export const noteRestored = command(async (context, { archivedAt }: { archivedAt: string }): Promise<void> => {
  await saveSetting(context, 'restored', { at: context.now.toISOString() })
  await audit(context, {
    action: 'backup.restored',
    subject: { type: 'site_setting', id: 'restored' },
    details: { archivedAt },
  })
})
