import { createHash } from 'node:crypto'
import { anonymous } from '#lib/actor.ts'
import { type Crop, cropAround, isLarge } from '#lib/articles/cover.ts'
import { eventCategoryLabels } from '#lib/events/event.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'
import type { SharedPicture } from '#lib/seo/metadata.ts'
import { posterSize } from '#lib/site/site.ts'
import { stateIn } from '#lib/text/format.ts'
import type { Headline } from '#server/articles/reading/queries/headline.ts'
import { type EventPage, findEventPage } from '#server/events/queries/event-page.ts'
import type { Nameplate, Poster } from './poster.ts'

/** The version of the drawing code: raise it when the same texts look different, so that every picture gets a new address. */
const drawing = 1

/**
 * The picture for links to an article: its cover if large enough, else its headline as a poster. An uploaded cover is sent as JPEG, because
 * some apps and networks read no WebP. No statement.
 */
export function pictureOfArticle(id: string, headline: Headline, identity: Identity): SharedPicture {
  const { cover, title } = headline
  const cut = cutsOf(headline)[0]
  if (cut) return pictureOfCut(id, headline, cut)
  if (cover && isLarge(cover)) return { url: cover.src, width: cover.width, height: cover.height, alt: cover.alt }
  return drawn(`/og/${id}/${versionOf(posterOf(headline, identity))}.png`, `${title} | ${identity.name}`)
}

/** The pictures of an article for search engines, which want its cover 16:9, 4:3 and square; else the picture for links alone. */
export function picturesOfArticle(id: string, headline: Headline, identity: Identity): SharedPicture[] {
  const [, ...cuts] = cutsOf(headline)
  if (cuts.length === 0) return [pictureOfArticle(id, headline, identity)]
  return cuts.map(cut => pictureOfCut(id, headline, cut))
}

/** A cover cut to an aspect ratio. */
export interface Cut {
  src: string
  crop: Crop
  size: { width: number; height: number }
}

/** Width divided by height: shared links (Open Graph), then Google's three for articles. */
const ratios = [posterSize.width / posterSize.height, 16 / 9, 4 / 3, 1]

/** The cuts of an uploaded cover around its focal point, in the order of `ratios`; none without a large upload. */
function cutsOf({ cover }: Pick<Headline, 'cover'>): Cut[] {
  if (!cover?.width || !cover.height || !isLarge(cover)) return []
  const { src, width, height, focus } = cover
  return ratios.map(ratio => {
    const crop = cropAround({ width, height }, ratio, focus)
    const share = Math.min(1, posterSize.width / crop.width)
    return { src, crop, size: { width: Math.round(crop.width * share), height: Math.round(crop.height * share) } }
  })
}

/** The cut at an address of an article's picture; null for any other address. */
export const cutAt = (url: string, id: string, headline: Headline): Cut | null =>
  cutsOf(headline).find(cut => pictureOfCut(id, headline, cut).url === url) ?? null

const pictureOfCut = (id: string, { cover }: Headline, cut: Cut): SharedPicture => ({
  url: `/og/${id}/${versionOf(cut)}.jpg`,
  ...cut.size,
  alt: cover?.alt ?? '',
  type: 'image/jpeg',
})

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

type Pictured = Pick<EventPage, 'id' | 'title' | 'cover' | 'category' | 'city' | 'cityName'>

const headlineOf = ({ title, cover, category, city, cityName }: Pictured): Headline => ({
  title,
  cover,
  section: eventCategoryLabels[category],
  city: { name: cityName, path: city },
})

/** What an event's picture shows; `unknown` for an event that readers do not see. One statement. */
export async function findEventHeadline(id: string): Promise<Headline | 'unknown'> {
  const event = await findEventPage(anonymous, id)
  return event ? headlineOf(event) : 'unknown'
}

/** The picture for links to an event: its cover if large enough, else its title as a poster. No statement. */
export const pictureOfEvent = (event: Pictured, identity: Identity): SharedPicture =>
  pictureOfArticle(event.id, headlineOf(event), identity)

/** The pictures of an event for search engines. No statement. */
export const picturesOfEvent = (event: Pictured, identity: Identity): SharedPicture[] =>
  picturesOfArticle(event.id, headlineOf(event), identity)
