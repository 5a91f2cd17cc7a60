import { editionPath, newsletterPath, ownNewsletterPath } from '#lib/addresses/paths.ts'
import { cityName, longDate, weekday } from '#lib/text/format.ts'
import { findCityAt } from '#server/locations/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { type Frame, type House, layout, plainLayout } from '#server/platform/mail/layout.ts'
import type { Written } from '#server/platform/mail/letter.ts'
import { type Markup, markup } from '#server/platform/mail/markup.ts'
import { now as clock } from '#server/platform/process/clock.ts'
import { readIdentity } from '#server/site/queries.ts'
import { contentOf, type EditionContent, isEmptyContent, titlesIn } from './content.ts'
import { type Edition, findEdition } from './row.ts'
import { shownWords } from './words.ts'
import { partsMarkup, partsText } from './writing/parts.ts'

/** The subscriber whom a mail of an edition is for. */
export interface Reader {
  id: string
  name: string
  token: string
}

/** The content that all mails of an edition share. */
interface Prepared {
  edition: Edition
  content: EditionContent
  masthead: string
  body: Markup
  text: string
}

/**
 * Writes an edition's mail for one subscriber, in HTML and as plain text; null for an empty edition, so that nobody gets an empty mail. An
 * article shows its card alone, a premium one too. Links are those of the site; `tracking/track.ts` replaces them afterwards. Many subscribers share one
 * content, which is at most half a minute old.
 */
export async function writeEdition(editionId: string, reader: Reader, house: House): Promise<Written | null> {
  const prepared = await preparedFor(editionId, house.siteUrl)
  if (!prepared || isEmptyContent(prepared.content)) return null
  const leave = { label: 'Mudar escolhas ou cancelar inscrição', url: house.siteUrl + ownNewsletterPath(reader.token) }
  return framed(prepared, leave, house, reader.name)
}

/**
 * Writes an edition as it would be sent now, without a subscriber: for previews, tests and checks. It greets whoever looks, by `name`. Null for an
 * unknown edition.
 */
export async function writeSample(
  editionId: string,
  house: House,
  name = '',
): Promise<(Prepared & { written: Written }) | null> {
  const edition = await findEdition(editionId)
  if (!edition) return null
  const prepared = await prepare(edition, house.siteUrl)
  const leave = { label: 'Mudar escolhas ou cancelar inscrição', url: house.siteUrl + newsletterPath }
  return { ...prepared, written: framed(prepared, leave, house, name) }
}

function framed(prepared: Prepared, leave: NonNullable<Frame['leave']>, house: House, name: string): Written {
  const { edition, masthead, body, text } = prepared
  const { subject, preheader, slug, isPublic } = edition
  const reason = `Você recebe esta mensagem porque se inscreveu na newsletter: ${house.name}.`
  const online = slug && isPublic ? { label: 'Ver no navegador', url: house.siteUrl + editionPath(slug) } : undefined
  const frame: Frame = { subject, preview: preheader, reason, leave, masthead, online }
  const greeting = greetingOf(name)
  const html = greeting ? markup`<p style="margin:0 0 16px">${greeting}</p>\n${body}` : body
  return {
    subject,
    html: layout(html, frame, house),
    text: plainLayout(greeting ? `${greeting}\n\n${text}` : text, frame, house),
  }
}

async function prepare(edition: Edition, siteUrl: string): Promise<Prepared> {
  // The letters of the welcome series go out for years: each shows the site as of its own day.
  const at = edition.kind === 'welcome' ? clock() : (edition.sentAt ?? clock())
  const place = edition.city ?? edition.segment.city
  const [content, identity, city] = await Promise.all([
    contentOf(edition.blocks, at),
    readIdentity(),
    place ? findCityAt(place) : null,
  ])
  const site = { identity, siteUrl }
  const words = shownWords(edition, titlesIn(content.parts))
  return {
    edition: { ...edition, ...words },
    content,
    masthead: mastheadOf(at, city),
    body: partsMarkup(content.parts, site),
    text: partsText(content.parts, site),
  }
}

interface Kept {
  /** Milliseconds since 1970. */
  madeAt: number
  askedAt: number
  version: number | null
  prepared: Promise<Prepared | null>
}

/** The contents of editions that are being sent, by edition and site: 20,000 subscribers share one. */
const kept = new Map<string, Kept>()
const mostKept = 8
/** Milliseconds for which a content is used: an article that is taken down during a sending reaches few. */
const life = 30_000
/** Milliseconds for which an edition's version is not read again. */
const trusted = 1_000

async function preparedFor(id: string, siteUrl: string): Promise<Prepared | null> {
  const key = `${id} ${siteUrl}`
  const at = Date.now()
  const found = kept.get(key)
  if (found && at - found.madeAt < life) {
    if (at - found.askedAt < trusted) return found.prepared
    found.askedAt = at
    if ((await versionOf(id)) === found.version) return found.prepared
  }
  const prepared = findEdition(id).then(edition => edition && prepare(edition, siteUrl))
  const made: Kept = { madeAt: at, askedAt: at, version: null, prepared }
  kept.delete(key)
  kept.set(key, made)
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
  try {
    const done = await prepared
    made.version = done?.edition.version ?? null
    return done
  } catch (error) {
    kept.delete(key)
    throw error
  }
}

const versionOf = async (id: string): Promise<number | null> =>
  (await db().newsletterSend.findUnique({ where: { id }, select: { version: true } }))?.version ?? null

/** The line under the newspaper's name: “Domingo, 29 de novembro de 2026 · Londrina (PR)”. `city` is null for all cities. */
export function mastheadOf(at: Date, city: { name: string; path: string } | null): string {
  const day = weekday(at)
  const place = city ? cityName(city.name, city.path) : 'Todas as cidades'
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${longDate(at)} · ${place}`
}

/** A first name as it is spoken: letters, with an apostrophe or hyphen inside. Anything else that was typed as a name greets nobody. */
const spoken = /^\p{L}[\p{L}\p{M}’'-]{0,29}$/u

/** “Olá, Ana!” for a known name; null otherwise. */
export function greetingOf(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/)
  return spoken.test(first) ? `Olá, ${first}!` : null
}
