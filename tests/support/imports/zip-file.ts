import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An archive on the disk, deleted after the test. Gives its path. */
export async function zipFile(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const place = join(folder, 'uploads.zip')
  await writeFile(place, bytes)
  return place
}
