import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Settings that change no page. All others count: an unnecessary print is better than a page with a feature that was switched off. */
const IRRELEVANT = ['LOG_LEVEL', 'JOBS', 'PORT', 'DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL']

/** A hash of everything but the database that pages are made from: Next's build, the press's own files, which are not in the build, and the
 * settings. `root` is the project's folder. */
export async function pressVersion(root: string, settings: object): Promise<string> {
  const relevant = Object.entries(settings).filter(([name]) => !IRRELEVANT.includes(name))
  const hash = createHash('sha256').update(JSON.stringify(relevant.sort()))
  const folder = join(root, 'server/press')
  const own = (await readdir(folder, { recursive: true })).filter(name => /(?<!\.test)\.ts$/.test(name)).sort()
  for (const file of [join(root, '.next/BUILD_ID'), ...own.map(name => join(folder, name))])
    hash.update(await readFile(file))
  return hash.digest('base64url')
}
