import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { system } from '#lib/actor.ts'
import { mediaPath } from '#lib/addresses/paths.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import type { JournalistKey } from './demo-article.ts'
import { journalists } from './journalists.ts'

const folder = join(import.meta.dirname, 'pictures')

/** Stores an article's cover picture through the product's command. Gives the media's id. */
export async function seedCover(slug: string): Promise<string> {
  const { id } = await storePicture(system, await readFile(join(folder, `${slug}.webp`)))
  return id
}

/** Stores the journalists' portraits. Gives the address of each. */
export async function seedPortraits(): Promise<Record<JournalistKey, string>> {
  const entries: [JournalistKey, string][] = []
  for (const key of Object.keys(journalists) as JournalistKey[]) {
    const media = await storePicture(system, await readFile(join(folder, 'journalists', `${key}.webp`)))
    entries.push([key, mediaPath(media.id, media.widths.at(-1) ?? media.width)])
  }
  return Object.fromEntries(entries) as Record<JournalistKey, string>
}
