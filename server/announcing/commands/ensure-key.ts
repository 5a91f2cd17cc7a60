import { randomBytes } from 'node:crypto'
import { command } from '#server/platform/work/command.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'

/** The site's key for IndexNow, the same for all instances: made by whoever needs it first. It is no secret, it stands in a public file. */
export const ensureKey = command(async (context, _: undefined): Promise<string> => {
  const standing = await lockSetting(context.tx, 'indexnow')
  if (standing) return standing.key
  const fresh = { key: randomBytes(16).toString('hex') }
  await saveSetting(context, 'indexnow', fresh)
  return fresh.key
})
