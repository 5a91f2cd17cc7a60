import { db } from '#server/platform/db/db.ts'

/** Whether a name is the site's key for IndexNow. */
export async function isIndexNowKey(name: string): Promise<boolean> {
  if (!/^[0-9a-f]{32}$/.test(name)) return false
  const found = await db().siteSetting.findFirst({
    where: { key: 'indexnow', value: { path: ['key'], equals: name } },
    select: { key: true },
  })
  return found !== null
}
