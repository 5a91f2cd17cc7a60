import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { system } from '#lib/actor.ts'
import { mediaPath } from '#lib/addresses/paths.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import type { JournalistKey } from './demo-article.ts'
import { journalists } from './journalists.ts'

const folder = join(import.meta.dirname, 'pictures')

/** Stores the cover pictures of articles through the product's command, as many at once as it allows. Gives each media's id by slug. */
export async function seedCovers(slugs: readonly string[]): Promise<Map<string, string>> {
  const store = async (slug: string) => storePicture(system, await readFile(join(folder, `${slug}.webp`)))
  return new Map(await Promise.all(slugs.map(async slug => [slug, (await store(slug)).id] as const)))
}

/** Stores the journalists' portraits. Gives the address of each. */
export async function seedPortraits(): Promise<Record<JournalistKey, string>> {
  const store = async (key: JournalistKey) => {
    const media = await storePicture(system, await readFile(join(folder, 'journalists', `${key}.webp`)))
    return [key, mediaPath(media.id, media.widths.at(-1) ?? media.width)] as const
  }
  const entries = await Promise.all((Object.keys(journalists) as JournalistKey[]).map(store))
  return Object.fromEntries(entries) as Record<JournalistKey, string>
}
