import { randomBytes } from 'node:crypto'
import { command } from '#server/platform/work/command.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'

/** Gives the site's IndexNow key, the same for all instances, and makes it at the first call. It is no secret: a public file shows it. */
export const ensureKey = command(async (context, _: undefined): Promise<string> => {
  const current = await lockSetting(context.tx, 'indexnow')
  if (current) return current.key
  const fresh = { key: randomBytes(16).toString('hex') }
  await saveSetting(context, 'indexnow', fresh)
  return fresh.key
})
