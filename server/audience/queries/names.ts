import { articlePath, authorPath, cityPath, tagPath } from '#lib/addresses/paths.ts'
import { devices, sourceName } from '#lib/audience/origin.ts'
import { regionName } from '#lib/audience/region.ts'
import { cityName } from '#lib/text/format.ts'
import { publicArticles } from '#server/articles/reading/queries/cards.ts'
import { db } from '#server/platform/db/db.ts'

/** The subjects of figures, beside the whole site. */
export type CountedKind = 'article' | 'city' | 'author' | 'tag' | 'campaign' | 'source' | 'device' | 'region'

/** The name of a key on the screen, and its page for readers; null without a page. */
export interface Named {
  name: string
  path: string | null
}

const isShown = ({ status, deletedAt }: { status: string; deletedAt: Date | null }) =>
  status === publicArticles.status && deletedAt === publicArticles.deletedAt

/** Rows with the names of their keys. The name of a deleted subject says so. */
export async function withNames<Row extends { key: string }>(
  subject: CountedKind,
  rows: readonly Row[],
): Promise<(Omit<Row, 'key'> & Named & { id: string })[]> {
  const named = await names[subject](rows.map(({ key }) => key))
  return rows.map(({ key, ...row }) => ({
    ...row,
    id: key,
    ...(named.get(key) ?? { name: lost(subject, key), path: null }),
  }))
}

function lost(subject: CountedKind, key: string): string {
  if (subject === 'article') return 'Artigo excluído'
  if (subject === 'author') return 'Conta excluída'
  return subject === 'city' ? 'Cidade' : key
}

const plain =
  (name: (key: string) => string) =>
  async (keys: string[]): Promise<Map<string, Named>> =>
    new Map(keys.map(key => [key, { name: name(key), path: null }]))

const names: Record<CountedKind, (keys: string[]) => Promise<Map<string, Named>>> = {
  async article(keys) {
    const selection = { id: true, title: true, slug: true, locationPath: true, status: true, deletedAt: true } as const
    const rows = await db().article.findMany({ where: { id: { in: keys } }, select: selection })
    return new Map(
      rows.map(row => [row.id, { name: row.title || 'Sem título', path: isShown(row) ? articlePath(row) : null }]),
    )
  },
  async city(keys) {
    const rows = await db().municipality.findMany({ where: { path: { in: keys } }, select: { path: true, name: true } })
    return new Map(rows.map(({ path, name }) => [path, { name: cityName(name, path), path: cityPath(path) }]))
  },
  async author(keys) {
    const rows = await db().profile.findMany({ where: { id: { in: keys } }, select: { id: true, fullName: true } })
    return new Map(rows.map(({ id, fullName }) => [id, { name: fullName, path: authorPath(id) }]))
  },
  async tag(keys) {
    const rows = await db().articleTag.findMany({
      where: { tagKey: { in: keys } },
      distinct: ['tagKey'],
      select: { tagKey: true, tag: true },
    })
    return new Map(rows.map(({ tagKey, tag }) => [tagKey, { name: tag, path: tagPath(tagKey) }]))
  },
  source: plain(sourceName),
  region: plain(regionName),
  campaign: plain(key => key),
  device: plain(key => (key in devices ? devices[key as keyof typeof devices] : key)),
}
