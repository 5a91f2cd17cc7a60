import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { command } from '#server/platform/work/command.ts'

const setting = 'indexnow'
const stored = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) })

/** The site's key for IndexNow, the same for all instances: made by whoever needs it first. It is no secret, it stands in a public file. */
export const ensureKey = command(async ({ tx, now }, _: undefined): Promise<string> => {
  const fresh = { key: randomBytes(16).toString('hex') }
  await tx.siteSetting.createMany({ data: [{ key: setting, value: fresh, updatedAt: now }], skipDuplicates: true })
  const { value } = await tx.siteSetting.findUniqueOrThrow({ where: { key: setting }, select: { value: true } })
  return stored.parse(value).key
})
