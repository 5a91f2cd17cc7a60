import { createHash } from 'node:crypto'
import { type Crop, cropAround, hasFocus, isLarge } from '#lib/articles/cover.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'
import type { SharedPicture } from '#lib/seo/metadata.ts'
import { posterSize } from '#lib/site/site.ts'
import { stateIn } from '#lib/text/format.ts'
import type { Headline } from '#server/articles/reading/queries/headline.ts'
import type { Nameplate, Poster } from './poster.ts'

/** The version of the drawing code: raise it when the same texts look different, so that every picture gets a new address. */
const drawing = 1

/** The picture for links to an article: its cover if large enough, else its headline as a poster. No statement. */
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

/** A cover cut to the aspect ratio of shared links. */
export interface Cut {
  src: string
  crop: Crop
  size: { width: number; height: number }
}

/** The cut of a cover around its focal point; null without one. Other sites would cut the cover in the middle. */
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

/** The picture for links to all other pages: the newspaper's name. */
export const pictureOfSite = (identity: Identity): SharedPicture =>
  drawn(`/og/jornal/${versionOf(nameplateOf(identity))}.png`, identity.name)

/** The texts of an article's poster, all of them public. */
export const posterOf = ({ title, section, city }: Headline, { name }: Identity): Poster => ({
  headline: title,
  kicker: [section, city && `${city.name}, ${stateIn(city.path)}`].filter(Boolean).join(' · '),
  name,
})

/** The texts of the newspaper's picture. */
export const nameplateOf = ({ name, description }: Identity): Nameplate => ({ name, description })

const drawn = (url: string, alt: string): SharedPicture => ({ url, ...posterSize, alt, type: 'image/png' })

/** A hash of the picture's content: changed texts get a new address, so that other sites load the new picture. */
const versionOf = (words: Poster | Nameplate | Cut): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, words]))
    .digest('hex')
    .slice(0, 16)
