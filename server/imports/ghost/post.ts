import { escapeText } from '#lib/body/markup.ts'
import { importedDate } from '#lib/imports/dates.ts'
import type { ImportNote, SourcePicture, SourcePost, SourceRecord } from '#lib/imports/post.ts'
import { cleanText } from '#lib/text/text.ts'
import { statusOf } from '../formats/status.ts'
import { cardHtml, lexicalHtml, text } from './lexical.ts'
import { renderedCards } from './markdown.ts'
import { mobiledocHtml } from './mobiledoc.ts'
import type { GhostRow } from './rows.ts'

interface Named {
  name: string
  slug: string
}

/** What the posts of an export refer to, by id. Joined rows have their order. */
export interface GhostSite {
  tags: Map<string, Named>
  users: Map<string, Named>
  postTags: Map<string, [order: number, id: string][]>
  postAuthors: Map<string, [order: number, id: string][]>
  meta: Map<string, { alt: string; caption: string }>
}

const statuses: ReadonlyMap<string, NonNullable<SourcePost['status']>> = new Map([
  ['published', 'published'],
  ['scheduled', 'scheduled'],
  ['draft', 'draft'],
  ['sent', 'draft'],
])

/** The record of a row of `posts`. */
export function ghostRecord(row: GhostRow, site: GhostSite): SourceRecord {
  const line = (name: string) => cleanText(text(row, name)).trim()
  const recordId = typeof row.id === 'number' ? String(row.id) : line('id').slice(0, 200).toWellFormed()
  const title = text(row, 'title')
  if (recordId === '') {
    return { kind: 'problem', recordId, title: title.slice(0, 200), cause: 'missing_id', detail: '' }
  }
  const notes: ImportNote[] = []
  const published = dateOf(row.published_at, notes)
  const isPage = row.type === 'page' || row.page === true || row.page === 1
  for (const name of ['codeinjection_head', 'codeinjection_foot']) {
    if (text(row, name).trim() !== '') notes.push({ code: 'field_not_read', detail: name })
  }
  const tags = joined(site.postTags.get(recordId), site.tags).filter(({ name }) => !name.startsWith('#'))
  const authors = joined(site.postAuthors.get(recordId), site.users)
  const author = authors[0] ?? site.users.get(String(row.author_id ?? ''))
  const slug = line('slug')
  return {
    kind: isPage ? 'page' : 'post',
    recordId,
    title,
    slug,
    notes,
    html: fromRoot(bodyOf(row)),
    excerpt: text(row, 'custom_excerpt'),
    author: author?.name ?? '',
    otherAuthors: authors.slice(1).map(({ name }) => name),
    publishedAt: published,
    modifiedAt: dateOf(row.updated_at, []),
    status: statusOf(line('status'), statuses, notes),
    premium: !['', 'public'].includes(line('visibility')),
    categories: [],
    tags: tags.map(({ name }) => name),
    cover: coverOf(row, site.meta.get(recordId)),
    attachments: new Map(),
    addresses: slug === '' ? [] : [`/${slug}/`, ...(line('uuid') ? [`/p/${line('uuid')}/`] : [])],
  }
}

/** The text as the editor keeps it: the rendered HTML beside it has players and cards with their buttons. It is read where nothing else is kept. */
const bodyOf = (row: GhostRow): string =>
  lexicalHtml(text(row, 'lexical')) ||
  mobiledocHtml(text(row, 'mobiledoc'), renderedCards(text(row, 'html'))) ||
  text(row, 'html') ||
  cardHtml('markdown', row) ||
  paragraphs(text(row, 'plaintext'))

const paragraphs = (plain: string): string =>
  plain
    .split(/\n\s*\n/)
    .map(each => (each.trim() === '' ? '' : `<p>${escapeText(each.trim())}</p>`))
    .join('')

/** Ghost writes its own address as a placeholder: what follows it is a path from the site's root. */
const fromRoot = (html: string) => html.replaceAll('__GHOST_URL__', '')

function coverOf(row: GhostRow, meta: { alt: string; caption: string } | undefined): SourcePicture | null {
  // `image` is its name in exports of Ghost 0.
  const url = fromRoot(text(row, 'feature_image').trim() || text(row, 'image').trim())
  if (url === '') return null
  const alt = meta?.alt || text(row, 'feature_image_alt')
  return { url, alt, caption: meta?.caption || text(row, 'feature_image_caption'), credit: '' }
}

/** Milliseconds since 1970, or a date in universal time with or without its zone. */
function dateOf(value: unknown, notes: ImportNote[]): Date | null {
  if (typeof value === 'number' && value !== 0 && Math.abs(value) < 8e15) return new Date(value)
  if (typeof value !== 'string' || value === '') return null
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value.trim().replace(' ', 'T')}Z`
  const date = importedDate(zoned)
  if (!date) notes.push({ code: 'date_unreadable', detail: value.slice(0, 100) })
  return date
}

const joined = (rows: [order: number, id: string][] | undefined, known: ReadonlyMap<string, Named>): Named[] =>
  (rows ?? [])
    .toSorted(([a], [b]) => a - b)
    .map(([, id]) => known.get(id))
    .filter(found => found !== undefined)
