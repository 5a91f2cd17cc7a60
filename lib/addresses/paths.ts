import { tagKey } from '../text/text.ts'
import { pathWith } from './parameters.ts'

/**
 * Decodes a segment of an address. Next passes some segments decoded already. A segment that cannot be decoded stays unchanged. Control
 * characters, which no name has and PostgreSQL refuses, become U+FFFD: `%2500`, decoded twice, is NUL.
 */
export function readSegment(segment: string): string {
  const readable = (text: string) => text.replace(/\p{Cc}/gu, '\ufffd')
  try {
    return readable(decodeURIComponent(segment))
  } catch {
    return readable(segment)
  }
}

/** An article's canonical path: under its primary city, if it has one (ADDR-1). */
export function articlePath(article: { slug: string; locationPath: string | null }): string {
  return article.locationPath ? `/${article.locationPath}/${article.slug}` : `/article/${article.slug}`
}

/** A city's page, by its path `cidade-uf`. */
export const cityPath = (city: string) => `/${city}`
/** A tag's page, by the tag in any spelling. */
export const tagPath = (tag: string) => `/tag/${encodeURIComponent(tagKey(tag))}`
/** An editorial section's page. */
export const sectionPath = (slug: string) => `/editoria/${slug}`
export const authorPath = (id: string) => `/author/${id}`
/** The address of the part of a list that is older than an article. */
export const olderThan = (path: string, articleId: string) => `${path}?antes=${articleId}`
/** The whole newspaper's archive, newest first. */
export const newestPath = '/ultimas'
/** The plans and their prices. */
export const pricingPath = '/pricing'
/** The feed of the whole newspaper. */
export const siteFeedPath = '/rss.xml'
/** The feed of a city's, a tag's, a section's or an author's page. */
export const feedPath = (path: string) => `${path}/rss.xml`

/** A search: its words and its filters. */
export interface SearchQuery {
  q: string
  cidade?: string | null
  autor?: string | null
  periodo?: string | null
  acesso?: string | null
  pagina?: number
  /** Whether the words are not to be corrected. */
  exata?: boolean
}

/** The canonical address of a search. The first page has no number. */
export function searchPath({ q, cidade, autor, periodo, acesso, pagina = 1, exata }: SearchQuery): string {
  const page = pagina > 1 ? String(pagina) : null
  const given = Object.entries({ q, cidade, autor, periodo, acesso, pagina: page, exata: exata ? '1' : null })
  const query = given.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
  return query.length > 0 ? `/busca?${query.join('&')}` : '/busca'
}

/** The agenda: the events that are to come. */
export const agendaPath = '/events'
/** The events that are over. */
export const pastEventsPath = '/events/passados'
/** The calendar file of the agenda, or of a city's. */
export const agendaFeedPath = (city?: string | null) => (city ? `/${city}/agenda.ics` : '/agenda.ics')
/** The calendar file of an event's dates. */
export const eventFeedPath = (id: string) => `/events/${id}/agenda.ics`
/** The form of an event. */
export const editEventPath = (id: string) => `/events/${id}/edit`
/** The form of a new event that begins like another one. */
export const copyEventPath = (id: string) => `/events/create?copia=${id}`
/** An event's page. Without its slug the address leads to the one with it. */
export const eventPath = ({ id, slug }: { id: string; slug?: string }) =>
  slug === undefined ? `/events/${id}` : `/events/${id}/${slug}`
/** The screen of a person's own events (“Meus eventos”). */
export const ownEventsPath = '/events/meus'
/** The form of a new event, filled with one that a reader sent. */
export const acceptEventPath = (submissionId: string) => `/events/create?enviado=${submissionId}`
/** The edit screen of an article. */
export const editPath = (id: string) => `/article/${id}/edit`
/** A gift's page. */
export const giftPath = (token: string) => `/presente/${token}`
/** The cookie that opens a gift in the browser that opened it first. It goes to that gift's page alone. */
export const giftCookieName = 'gift'
/** How to reach the newspaper, and the form for everybody. */
export const contactPath = '/contato'
/** The page after that form, which shows the message's protocol. */
export const receivedPath = (protocol: string) => `${contactPath}/${protocol}`
/** Where somebody with an account writes to the newspaper. */
export const helpPath = '/settings/ajuda'
/** The newsletter's public form. */
export const newsletterPath = '/newsletter/assinar'
/** The page after the form: it asks to confirm by mail. */
export const askedPath = '/newsletter/assinar/confirme'
/** A subscriber of the newsletter, for masters. */
export const subscriberPath = (id: string) => `/newsletter/inscritos/${id}`
/** A newsletter subscription's own page, for whoever knows its secret token. */
export const ownNewsletterPath = (token: string) => `/newsletter/inscricao/${token}`

/** Whether a reader page's path is a secret: who knows it may do what its owner may. */
export const isSecretPath = (path: string) =>
  [giftPath(''), ownNewsletterPath('')].some(secret => path.startsWith(secret))
/** The newsletter's sendings, and what is not sent yet. */
export const sendsPath = '/newsletter/envios'
/** One sending: its progress, and what to do with it. */
export const sendPath = (id: string) => `${sendsPath}/${id}`
/** The screen of the automatic editions and the welcome series. */
export const automaticEditionsPath = '/newsletter/automaticas'
/** The newsletter's archive: the editions that were sent. */
export const editionsPath = '/boletim'
/** The page of an edition that was sent. */
export const editionPath = (slug: string) => `/boletim/${slug}`
/** The feed of the archive. */
export const editionsFeedPath = '/boletim/feed.xml'
/** The composer of an edition. */
export const composerPath = (id: string) => `/newsletter/edicoes/${id}`
/** The subscriber's own gifts. */
export const ownGiftsPath = '/settings/presentes'
/** The event stream that reports changes of an article's comments. */
export const commentsStreamPath = (id: string) => `/api/stream/comments/${id}`
export const deskStreamPath = '/api/stream/desk'
/** The event stream that reports changes of the reader's own subscription and checkouts. */
export const subscriptionStreamPath = '/api/stream/subscription'

/** The versions of an article: a comparison of `from` and `to`, or the versions older than `below`. */
export const versionsPath = (id: string, { from, to, below }: { from?: number; to?: number; below?: number } = {}) =>
  pathWith(`${editPath(id)}/versoes`, { de: from?.toString(), para: to?.toString(), pagina: below?.toString() })
/** The screen of a published article's revision. */
export const revisionPath = (id: string) => `${editPath(id)}/atualizacao`
/** Its form, for editors. */
export const editRevisionPath = (id: string) => `${revisionPath(id)}/editar`
/** The home page, of one city when its `cidade-uf` is given (ADDR-7). */
export const homePath = (city?: string) => (city ? `/?city=${encodeURIComponent(city)}` : '/')
/** The path of a stored picture's rendition. `width` in pixels is one of the media's widths. */
export const mediaPath = (id: string, width: number) => `/uploads/${id}/${width}.webp`
/** The id of the upload that an address shows: a path of this site, or the whole address; null for any other. */
export function uploadAt(address: string, origin: string): string | null {
  const url = URL.parse(address, origin)
  if (url?.origin !== origin) return null
  return (
    /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//i
      .exec(readSegment(url.pathname))?.[1]
      ?.toLowerCase() ?? null
  )
}
/** The framed document of an article's embed, by its index among the embeds. */
export const embedPath = (articleId: string, place: number) => `/api/embed/${articleId}/${place}`
/** The preview of an unpublished article, by its secret. */
export const previewPath = (secret: string) => `/previa/${secret}`
/** A person's page for masters. */
export const personPath = (id: string) => `/admin/usuarios/${id}`
/** The audited acts of and on a person. */
export const personAuditPath = (id: string) => `/admin/auditoria?pessoa=${id}`
/** The page of an invitation by mail, by its token. */
export const invitationPath = (token: string) => `/convite/${token}`
/** The page of a link that confirms an address, by its token. */
export const confirmationPath = (token: string) => `/auth/confirmar/${token}`
/** The page of a link for a new password. */
export const passwordLinkPath = (token: string) => `/auth/senha/${token}`
/** The page of a link about a change of address. */
export const addressLinkPath = (token: string) => `/auth/endereco/${token}`
/** A subscription's screen for masters. */
export const subscriptionPath = (id: string) => `/admin/assinaturas/${id}`
/** The newspaper's receipt of a payment or a refund, by the id of its movement. */
export const receiptPath = (id: string) => `/settings/assinatura/recibo/${id}`
/** An application's screen for masters. */
export const applicationPath = (id: string) => `/admin/candidaturas/${id}`
/** The download of an application's résumé. */
export const resumePath = (id: string) => `/api/applications/${id}/resume`
