import { createHash } from 'node:crypto'
import { type Crop, cropAround, hasFocus, isLarge } from '#lib/articles/cover.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'
import type { SharedPicture } from '#lib/seo/metadata.ts'
import { posterSize } from '#lib/site/site.ts'
import { stateIn } from '#lib/text/format.ts'
import type { Headline } from '#server/articles/reading/queries/headline.ts'
import type { Nameplate, Poster } from './poster.ts'

/** Grows when the same words are drawn otherwise, so that every picture gets a new address. */
const drawing = 1

/** The picture that an article is shared with: its cover when that is large enough, else its headline as a poster. No statement. */
export function pictureOfArticle(id: string, headline: Headline, identity: Identity): SharedPicture {
  const { cover, title } = headline
  const cut = cutOf(headline)
  if (cover && cut) {
    const address = `/og/${id}/${versionOf(cut)}.jpg`
    return { url: address, ...cut.size, alt: cover.alt, type: 'image/jpeg' }
  }
  if (cover && isLarge(cover)) {
    const { src, width, height, alt } = cover
    return { url: src, width, height, alt, type: src.endsWith('.webp') ? 'image/webp' : undefined }
  }
  return drawn(`/og/${id}/${versionOf(posterOf(headline, identity))}.png`, `${title} | ${identity.name}`)
}

/** A cover cut to the shape that shared links are shown in. */
export interface Cut {
  src: string
  crop: Crop
  size: { width: number; height: number }
}

/** How the cover of an article is cut where somebody chose what no crop may lose: whoever shows a link would cut it in the middle. */
export function cutOf({ cover }: Pick<Headline, 'cover'>): Cut | null {
  if (!cover?.width || !cover.height || !isLarge(cover) || !hasFocus(cover.focus)) return null
  const crop = cropAround(
    { width: cover.width, height: cover.height },
    posterSize.width / posterSize.height,
    cover.focus,
  )
  const share = Math.min(1, posterSize.width / crop.width)
  const size = { width: Math.round(crop.width * share), height: Math.round(crop.height * share) }
  return { src: cover.src, crop, size }
}

/** The picture that all other pages are shared with: the newspaper's name. */
export const pictureOfSite = (identity: Identity): SharedPicture =>
  drawn(`/og/jornal/${versionOf(nameplateOf(identity))}.png`, identity.name)

/** What stands in an article's poster: what everybody may read of it. */
export const posterOf = ({ title, section, city }: Headline, { name }: Identity): Poster => ({
  headline: title,
  kicker: [section, city && `${city.name}, ${stateIn(city.path)}`].filter(Boolean).join(' · '),
  name,
})

/** What stands in the picture of the newspaper. */
export const nameplateOf = ({ name, description }: Identity): Nameplate => ({ name, description })

const drawn = (url: string, alt: string): SharedPicture => ({ url, ...posterSize, alt, type: 'image/png' })

/** Names what is drawn: other words, another address, so that nobody goes on showing the old picture. */
const versionOf = (words: Poster | Nameplate | Cut): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, words]))
    .digest('hex')
    .slice(0, 16)
