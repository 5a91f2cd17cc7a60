import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The product's version, from package.json. */
export async function productVersion(project = process.cwd()): Promise<string> {
  const file = join(/* turbopackIgnore: true */ project, 'package.json')
  return JSON.parse(await readFile(file, 'utf8')).version
}
