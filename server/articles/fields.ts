import { shownSlug } from '#lib/addresses/draft-slug.ts'
import { type Credit, creditOf } from '#lib/articles/credits.ts'
import { cityPathsOf, otherPlacesOf } from '#lib/articles/suggestions/places.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import type { ArticleRow } from './row.ts'

type Columns = Pick<
  ArticleRow,
  | 'title'
  | 'slug'
  | 'summary'
  | 'content'
  | 'coverMediaId'
  | 'coverImage'
  | 'coverAlt'
  | 'coverCredit'
  | 'coverCaption'
  | 'coverFocusX'
  | 'coverFocusY'
  | 'credits'
  | 'visibility'
> & {
  tags: readonly { tag: string }[]
  locations: readonly Pick<ArticleRow['locations'][number], 'locationPath' | 'locationType' | 'locationName'>[]
}

/** The form's fields from the stored columns: the reverse of `columnsOf`, `writeTagsAndPlaces` and `writeCredits`. */
export function fieldsOf(row: Columns): ArticleFields {
  const { title, summary, content, coverMediaId, coverImage, coverAlt, coverCredit, coverCaption, visibility } = row
  return {
    title,
    summary,
    content,
    coverMediaId,
    coverImage,
    coverAlt,
    coverCredit,
    coverCaption,
    visibility,
    slug: shownSlug(row.slug),
    coverFocus: { x: row.coverFocusX, y: row.coverFocusY },
    tags: row.tags.map(({ tag }) => tag),
    cities: cityPathsOf(row.locations),
    places: otherPlacesOf(row.locations),
    credits: row.credits.map(toCredit),
  }
}

/** A stored credit as the form has it. */
const toCredit = ({ profileId, name, isAgency, craft, profile }: ArticleRow['credits'][number]): Credit =>
  creditOf({ personId: profileId, name: profile?.fullName ?? name, agency: isAgency, craft })
