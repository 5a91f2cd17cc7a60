import type { Actor } from '#lib/actor.ts'
import { type Body, linesOf, picturesOf } from '#lib/body/body.ts'
import { DomainError } from '#lib/errors.ts'
import { blockLabels, wholeAddress } from '#lib/newsletter/blocks.ts'
import { type BlockFault, checkFacts, type EditionFinding, maySend } from '#lib/newsletter/checks.ts'
import type { EditionBlock } from '#lib/newsletter/edition.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { enqueueOnce } from '#server/platform/work/queue.ts'
import { findOutsideLinks } from '#server/seo/queries/outside-links.ts'
import { readHouse } from '#server/site/queries.ts'
import { segmentWhere } from '../../recipients.ts'
import { countableBytes } from '../../tracking/track.ts'
import { type EditionContent, isEmptyContent, type Part } from '../content.ts'
import { linkChecking } from '../link-checking.ts'
import { editionPolicy } from '../policy.ts'
import type { Edition } from '../row.ts'
import { writeSample } from '../write.ts'
import { listMissingPages } from './own-pages.ts'

/** The findings that stop an edition or deserve a look, and the number of its recipients. */
export interface EditionCheck {
  findings: EditionFinding[]
  recipients: number
  /** Bytes of the HTML part, with links that are counted. */
  bytes: number
  /** Links to other sites that a job is following: their answers come with a later check. */
  following: number
}

interface Checked {
  content: EditionContent
  edition: Edition
}

/** The most links that are followed. */
const mostFollowed = 50

/** Checks an edition as it is saved, and queues its links to other sites that are to be followed. Raises forbidden and edition_not_found. */
export async function checkEdition(actor: Actor, { id }: { id: string }): Promise<EditionCheck> {
  editionPolicy.assert(actor, 'read', null)
  const house = await readHouse()
  const sample = await writeSample(id, house)
  if (!sample) throw new DomainError('edition_not_found')
  const { edition, content, text, written } = sample
  const bytes = countableBytes(written)
  const links = linksIn(content.parts, edition.blocks)
  const whole = (what: string) => wholeAddress(what, house.siteUrl) ?? ''
  const [recipients, missing, outside] = await Promise.all([
    db().newsletterSubscriber.count({ where: segmentWhere(edition.segment) }),
    listMissingPages(links.map(({ what }) => whole(what)).filter(Boolean)),
    findOutsideLinks(db(), outsideAddresses(sample, house.siteUrl), now()),
  ])
  const findings = checkFacts({
    subject: edition.subject,
    preheader: edition.preheader,
    address: house.address,
    text,
    bytes,
    recipients,
    blocks: edition.blocks.length,
    isEmpty: isEmptyContent(content),
    badLinks: links.filter(({ what }) => !isMailLink(what) && whole(what) === ''),
    missingPages: links.filter(({ what }) => missing.has(whole(what))),
    deadLinks: links.filter(({ what }) => outside.broken.has(whole(what))),
    withoutAlt: figuresIn(content, edition.blocks),
    ...withoutContent(content, edition.blocks),
    embeds: bodyFaults(content.parts, edition.blocks, body =>
      body.flatMap(block => (block.kind === 'embed' ? [block.title || 'sem título'] : [])),
    ),
  })
  if (outside.due.length > 0) await enqueueOnce(linkChecking, { id }, { key: id, seconds: 0 })
  return { findings, recipients, bytes, following: outside.unchecked.size }
}

/** The blocks that show nothing: chosen articles and events that are not public any more, and lists that have nothing now. */
function withoutContent({ vanished }: EditionContent, blocks: readonly EditionBlock[]) {
  const named = (block: EditionBlock) => ({ ...placeOf(block.id, blocks), what: blockLabels[block.kind] })
  const empty = blocks.filter(({ id }) => vanished.includes(id))
  const isChosen = ({ kind }: EditionBlock) => kind === 'article' || kind === 'event'
  return {
    vanished: empty.filter(isChosen).map(named),
    unfilled: empty.filter(block => !isChosen(block)).map(named),
  }
}

/** The links of an edition to other sites, at most fifty. */
export const outsideAddresses = ({ content, edition }: Checked, siteUrl: string): string[] =>
  [...new Set(linksIn(content.parts, edition.blocks).map(({ what }) => wholeAddress(what, siteUrl)))]
    .filter(url => url !== null && /^https?:/.test(url) && new URL(url).origin !== siteOrigin())
    .slice(0, mostFollowed) as string[]

/** Raises edition_not_ready when a check stops an edition; forbidden and edition_not_found before. */
export async function assertReady(actor: Actor, verb: 'schedule' | 'send', { id }: { id: string }): Promise<void> {
  editionPolicy.assert(actor, verb, null)
  const { findings } = await checkEdition(actor, { id })
  if (!maySend(findings)) throw new DomainError('edition_not_ready')
}

const isMailLink = (href: string) => /^(?:mailto|tel):/.test(href)

/** A block's place as the composer names it: “bloco 3 (Texto)”. */
function placeOf(id: string, blocks: readonly EditionBlock[]): Pick<BlockFault, 'block' | 'where'> {
  const place = blocks.findIndex(block => block.id === id)
  const kind = blocks[place]?.kind
  return { block: id, where: `Bloco ${place + 1}${kind ? ` (${blockLabels[kind]})` : ''}` }
}

function bodyFaults(
  parts: readonly Part[],
  blocks: readonly EditionBlock[],
  read: (body: Body) => string[],
): BlockFault[] {
  return parts.flatMap(part =>
    part.kind === 'text' ? read(part.body).map(what => ({ ...placeOf(part.block, blocks), what })) : [],
  )
}

/** The addresses that a master wrote, in buttons and texts. */
function linksIn(parts: readonly Part[], blocks: readonly EditionBlock[]): BlockFault[] {
  const buttons = parts.flatMap(part =>
    part.kind === 'button'
      ? [{ ...placeOf(part.block, blocks), what: part.label ? part.url || 'botão sem endereço' : 'botão sem texto' }]
      : [],
  )
  const inTexts = bodyFaults(parts, blocks, body => [
    ...new Set(body.flatMap(block => linesOf(block).flatMap(line => line.flatMap(({ href }) => href ?? [])))),
  ])
  return [...buttons, ...inTexts]
}

const figuresIn = ({ parts }: EditionContent, blocks: readonly EditionBlock[]): BlockFault[] => [
  ...bodyFaults(parts, blocks, body =>
    body.flatMap(picturesOf).flatMap(({ alt, src }) => (alt ? [] : [src.split('/').at(-2) ?? src])),
  ),
  ...parts.flatMap(part =>
    part.kind === 'article' && part.look === 'lead' && part.card.cover && !part.card.cover.alt
      ? [{ ...placeOf(part.block, blocks), what: `capa de “${part.card.title}”` }]
      : [],
  ),
]
