import { readSetting } from '#server/site/queries.ts'

/** Whether a name is the site's IndexNow key. */
export async function isIndexNowKey(name: string): Promise<boolean> {
  return /^[0-9a-f]{32}$/.test(name) && (await readSetting('indexnow'))?.key === name
}
