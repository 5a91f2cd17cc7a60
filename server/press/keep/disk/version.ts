import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Settings that no page shows. All others count: that one more print is made is better than that a page shows what was switched off. */
const UNSEEN = ['LOG_LEVEL', 'JOBS', 'PORT', 'DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL']

/** What finished pages are made from besides the news: Next's build, the press itself, which is not part of it, and the settings. */
export async function pressVersion(root: string, settings: object): Promise<string> {
  const seen = Object.entries(settings).filter(([name]) => !UNSEEN.includes(name))
  const hash = createHash('sha256').update(JSON.stringify(seen.sort()))
  const folder = join(root, 'server/press')
  const own = (await readdir(folder, { recursive: true })).filter(name => /(?<!\.test)\.ts$/.test(name)).sort()
  for (const file of [join(root, '.next/BUILD_ID'), ...own.map(name => join(folder, name))])
    hash.update(await readFile(file))
  return hash.digest('base64url')
}
