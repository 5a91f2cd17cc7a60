import { DomainError } from '#lib/errors.ts'
import type { SourceRecord, SourceTerm } from '#lib/imports/post.ts'
import { slugify } from '#lib/text/text.ts'
import type { Reader } from '../formats/reader.ts'
import { type GhostSite, ghostRecord } from './post.ts'
import { type GhostRow, ghostRows } from './rows.ts'

/**
 * Reads a Ghost export twice: first the tables that posts refer to, which follow them in the file, then the posts. `records` raises import_not_ghost or
 * import_broken_json. The export does not say the site's address.
 */
export function ghostReader(text: () => AsyncIterable<string>): Reader {
  const site: GhostSite = {
    tags: new Map(),
    users: new Map(),
    postTags: new Map(),
    postAuthors: new Map(),
    meta: new Map(),
  }
  let name = ''

  async function* records(): AsyncGenerator<SourceRecord> {
    let tables = 0
    for await (const { table, row } of ghostRows(text(), table => table !== 'posts')) {
      tables++
      if (table === 'settings' && row.key === 'title' && typeof row.value === 'string') name = slugify(row.value, 60)
      else remember(site, table, row)
    }
    let posts = 0
    for await (const { row } of ghostRows(text(), table => table === 'posts')) {
      posts++
      yield ghostRecord(row, site)
    }
    if (posts === 0) throw new DomainError(tables === 0 ? 'import_not_ghost' : 'import_empty')
  }

  return {
    records,
    terms: () => termsOf(site),
    site: '',
    get origin() {
      return `ghost:${name}`
    },
  }
}

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function remember(site: GhostSite, table: string, row: GhostRow): void {
  const id = word(row.id)
  const post = word(row.post_id)
  const joined = (map: Map<string, [number, string][]>, other: string) =>
    map.set(post, [...(map.get(post) ?? []), [Number(row.sort_order) || 0, other]])
  if (table === 'tags') site.tags.set(id, { name: word(row.name), slug: word(row.slug) })
  else if (table === 'users') site.users.set(id, { name: word(row.name), slug: word(row.slug) })
  else if (table === 'posts_tags') joined(site.postTags, word(row.tag_id))
  else if (table === 'posts_authors') joined(site.postAuthors, word(row.author_id))
  else if (table === 'posts_meta') {
    site.meta.set(post, { alt: word(row.feature_image_alt), caption: word(row.feature_image_caption) })
  }
}

function termsOf({ tags, users }: GhostSite): SourceTerm[] {
  const shown = [...tags.values()].filter(({ name }) => !name.startsWith('#'))
  return [
    ...shown.map(({ name, slug }) => ({ kind: 'tag' as const, name, address: `/tag/${slug}` })),
    ...[...users.values()].map(({ name, slug }) => ({ kind: 'author' as const, name, address: `/author/${slug}` })),
  ]
}
