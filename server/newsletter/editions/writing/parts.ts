import { isLarge } from '#lib/articles/cover.ts'
import { wholeAddress } from '#lib/newsletter/blocks.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'
import { cityName } from '#lib/text/format.ts'
import type { ArticleCard } from '#server/articles/reading/queries/cards.ts'
import { colors } from '#server/platform/mail/layout.ts'
import { buttonLink } from '#server/platform/mail/letter.ts'
import { type Markup, markup } from '#server/platform/mail/markup.ts'
import { pictureOfArticle } from '#server/sharing/queries.ts'
import type { ChosenEvent } from '../choosing.ts'
import type { Part } from '../content.ts'
import { bodyMarkup, bodyText, ruleMarkup } from './body.ts'
import { asJpeg, headingFont, type MailPicture, pictureMarkup } from './pieces.ts'

/** The newspaper as an edition's parts need it. */
export interface Site {
  identity: Identity
  /** The site's origin. */
  siteUrl: string
}

/** The parts of an edition as a mail's HTML. */
export const partsMarkup = (parts: readonly Part[], site: Site): Markup =>
  markup`${parts.map(part => partMarkup(part, site))}`

function partMarkup(part: Part, site: Site): Markup {
  switch (part.kind) {
    case 'heading':
      return markup`<h2 class="rule" style="margin:32px 0 16px;padding:0 0 8px;border-bottom:1px solid ${colors.rule};font:${headingFont(20)}">${part.text}</h2>\n`
    case 'text':
      return bodyMarkup(part.body, site.siteUrl)
    case 'article':
      return part.look === 'lead' ? leadMarkup(part.card, site) : shortMarkup(part.card, site)
    case 'event':
      return eventMarkup(part.event, site)
    case 'button': {
      const url = wholeAddress(part.url, site.siteUrl)
      return url && part.label ? buttonLink(part.label, url) : markup``
    }
    case 'rule':
      return ruleMarkup
  }
}

const headline = (title: string, url: string, size: number): Markup =>
  markup`<h3 style="margin:0 0 8px;font:${headingFont(size)}"><a href="${url}" style="color:${colors.ink};text-decoration:none">${title}</a></h3>\n`

const note = (words: string): Markup | null =>
  words
    ? markup`<p class="soft" style="margin:0;font-size:14px;line-height:1.5;color:${colors.soft}">${words}</p>\n`
    : null

/** A part in a table of its own, which keeps its distance in Outlook too. */
const spaced = (inside: Markup): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:0 0 24px">\n${inside}</td></tr></table>\n`

function leadMarkup(card: ArticleCard, site: Site): Markup {
  const url = site.siteUrl + card.path
  const picture = pictureOf(card, site)
  return spaced(
    markup`${picture ? markup`<a href="${url}" style="color:${colors.soft};text-decoration:none">${pictureMarkup(picture)}</a><div style="font-size:1px;line-height:12px;height:12px">&nbsp;</div>\n` : null}${headline(card.title, url, 24)}<p style="margin:0 0 8px">${card.summary}</p>\n${note(noteOf(card))}`,
  )
}

const shortMarkup = (card: ArticleCard, { siteUrl }: Site): Markup =>
  spaced(
    markup`${headline(card.title, siteUrl + card.path, 18)}<p style="margin:0 0 6px;font-size:15px">${card.summary}</p>\n${note(noteOf(card))}`,
  )

const eventMarkup = (event: ChosenEvent, { siteUrl }: Site): Markup =>
  spaced(
    markup`${headline(event.title, siteUrl + event.path, 18)}<p style="margin:0 0 4px;font-size:15px">${whenOf(event)}</p>\n${note(event.where)}`,
  )

/** The city, and whether the text is for subscribers. */
const noteOf = ({ city, premium }: ArticleCard): string =>
  [city && cityName(city.name, city.path), premium && 'Para assinantes'].filter(Boolean).join(' · ')

const whenOf = ({ when, cancelled }: ChosenEvent): string => (cancelled ? `Cancelado: ${when}` : when)

/** An article's cover; an upload as JPEG, a large one cut as for shared links. Null without one, and for a cover without https. */
function pictureOf({ id, cover, title, city }: ArticleCard, { identity, siteUrl }: Site): MailPicture | null {
  if (!cover) return null
  const shared = isLarge(cover) ? pictureOfArticle(id, { title, cover, section: null, city }, identity) : null
  const own = { url: cover.src, width: cover.width ?? null, height: cover.height ?? null }
  const { url, width, height } = shared ?? asJpeg(own)
  const whole = wholeAddress(url, siteUrl)
  if (!whole || (!url.startsWith('/') && !whole.startsWith('https:'))) return null
  return { url: whole, alt: cover.alt || title, width: width ?? null, height: height ?? null }
}

export const partsText = (parts: readonly Part[], site: Site): string =>
  parts
    .map(part => partText(part, site.siteUrl))
    .filter(Boolean)
    .join('\n\n')

function partText(part: Part, siteUrl: string): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text.toUpperCase()}\n${'='.repeat(Math.min(part.text.length, 60))}`
    case 'text':
      return bodyText(part.body, siteUrl)
    case 'article':
      return [part.card.title, part.card.summary, noteOf(part.card), siteUrl + part.card.path]
        .filter(Boolean)
        .join('\n')
    case 'event':
      return [part.event.title, whenOf(part.event), part.event.where, siteUrl + part.event.path]
        .filter(Boolean)
        .join('\n')
    case 'button': {
      const url = wholeAddress(part.url, siteUrl)
      return url && part.label ? `${part.label}:\n${url}` : ''
    }
    case 'rule':
      return '----'
  }
}
