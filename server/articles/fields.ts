import type { ArticleFields } from '#lib/schemas/article.ts'
import type { ArticleRow } from './row.ts'

type Columns = Pick<
  ArticleRow,
  'title' | 'slug' | 'summary' | 'content' | 'coverMediaId' | 'coverImage' | 'coverAlt' | 'coverCredit' | 'visibility'
> & { tags: readonly { tag: string }[]; locations: readonly { locationPath: string }[] }

/** What an author filled in, as it is stored: the other way round of `columnsOf` and `writeTagsAndPlaces`. */
export function fieldsOf(row: Columns): ArticleFields {
  const { title, slug, summary, content, coverMediaId, coverImage, coverAlt, coverCredit, visibility } = row
  return {
    ...{ title, slug, summary, content, coverMediaId, coverImage, coverAlt, coverCredit, visibility },
    tags: row.tags.map(({ tag }) => tag),
    cities: row.locations.map(({ locationPath }) => locationPath),
  }
}
