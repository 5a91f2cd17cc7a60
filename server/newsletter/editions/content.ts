import type { Body } from '#lib/body/body.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import type { EditionBlock } from '#lib/newsletter/edition.ts'
import { withPresentLinks } from '#server/articles/reading/queries/body-links.ts'
import { type ArticleCard, cardKeys } from '#server/articles/reading/queries/cards.ts'
import { type ChosenEvent, findEventDate, listAgenda, listChosenArticles, listLatest } from './choosing.ts'

/** A part of an edition: what a block shows at a moment. `block` is the block's id. */
export type Part = { block: string } & (
  | { kind: 'heading'; text: string }
  | { kind: 'text'; body: Body }
  /** The card alone: no edition shows a body, premium or not. */
  | { kind: 'article'; card: ArticleCard; look: 'lead' | 'short' }
  | { kind: 'event'; event: ChosenEvent }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'rule' }
)

/** What an edition shows at a moment. */
export interface EditionContent {
  parts: Part[]
  /** Blocks whose article, event or choice has nothing to show. */
  vanished: string[]
  /** The press keys of what it shows. */
  keys: string[]
}

/** The articles whose cards stand in a stored text. */
const relatedIn = (body: string): string[] =>
  readBody(parseHtml(body)).flatMap(block => (block.kind === 'related' ? [block.article] : []))

/** Whether a block shows something of the site, and vanishes with it. */
const isDynamic = ({ kind }: EditionBlock): boolean =>
  kind === 'article' || kind === 'event' || kind === 'latest' || kind === 'agenda'

/**
 * Fills blocks with the site's content as of `at`: the moment of sending, or now for a draft (decision 0290). What is not public is left out; so is a
 * heading with nothing left under it. A block of the newest articles repeats none. One statement for all named articles; at most one for each agenda, event,
 * text and block of newest articles.
 */
export async function contentOf(blocks: readonly EditionBlock[], at: Date): Promise<EditionContent> {
  const related = blocks.flatMap(block => (block.kind === 'text' ? relatedIn(block.body) : []))
  const chosen = blocks.flatMap(block => (block.kind === 'article' ? [block.articleId] : []))
  const cards = new Map((await listChosenArticles([...chosen, ...related])).map(card => [card.id, card]))
  const leads = blocks.some(block => block.kind === 'article' && block.look === 'lead' && cards.has(block.articleId))
  const shown = new Set(chosen)
  const parts: Part[] = []
  const keys: string[] = []
  for (const block of blocks) {
    const hasLead = leads || parts.some(({ kind }) => kind === 'article')
    const made = await partsOf(block, { at, cards, shown, hasLead })
    parts.push(...made.parts)
    keys.push(...made.keys)
  }
  const filled = new Set(parts.map(part => part.block))
  const vanished = blocks.filter(block => isDynamic(block) && !filled.has(block.id)).map(({ id }) => id)
  return {
    parts: withoutBareHeadings(blocks, parts, filled),
    vanished,
    keys: [...new Set([...keys, ...cardKeys([...cards.values()])])],
  }
}

interface Known {
  at: Date
  /** The public ones among the articles that blocks and texts name. */
  cards: ReadonlyMap<string, ArticleCard>
  /** Articles that the edition shows already. */
  shown: Set<string>
  /** Whether a story with its picture leads already. */
  hasLead: boolean
}

interface Made {
  parts: Part[]
  keys: readonly string[]
}

const plain = (...parts: Part[]): Made => ({ parts, keys: [] })

async function partsOf(block: EditionBlock, { at, cards, shown, hasLead }: Known): Promise<Made> {
  const { id } = block
  switch (block.kind) {
    case 'heading':
      return block.text ? plain({ block: id, kind: 'heading', text: block.text }) : plain()
    case 'text':
      return textPart(id, block.body, cards)
    case 'article': {
      const card = cards.get(block.articleId)
      return card ? plain({ block: id, kind: 'article', card, look: block.look }) : plain()
    }
    case 'latest': {
      const found = await listLatest({ ...block, without: [...shown] }, at)
      for (const card of found) shown.add(card.id)
      // An edition without a lead story of its own leads with the first of these.
      const look = (place: number) => (place === 0 && !hasLead ? 'lead' : 'short')
      const parts = found.map((card, place): Part => ({ block: id, kind: 'article', card, look: look(place) }))
      return { parts, keys: cardKeys(found) }
    }
    case 'agenda': {
      const events = await listAgenda(block, at)
      return {
        parts: events.map((event): Part => ({ block: id, kind: 'event', event })),
        keys: events.map(event => `event:${event.id}`),
      }
    }
    case 'event': {
      const event = await findEventDate(block.eventId, at)
      return { parts: event ? [{ block: id, kind: 'event', event }] : [], keys: [`event:${block.eventId}`] }
    }
    case 'button':
      return plain({ block: id, kind: 'button', label: block.label, url: block.url })
    case 'rule':
      return plain({ block: id, kind: 'rule' })
  }
}

/** A text with the present addresses of its links to articles, and the present titles of its article cards. */
async function textPart(id: string, stored: string, cards: Known['cards']): Promise<Made> {
  const { content, linked } = await withPresentLinks(stored)
  const body = readBody(parseHtml(content)).flatMap((block): Body => {
    if (block.kind !== 'related') return [block]
    const card = cards.get(block.article)
    return card ? [{ ...block, title: card.title, path: card.path }] : []
  })
  if (body.length === 0) return plain()
  return { parts: [{ block: id, kind: 'text', body }], keys: linked.map(each => `article:${each}`) }
}

/** Leaves out a heading whose blocks have all vanished. */
function withoutBareHeadings(
  blocks: readonly EditionBlock[],
  parts: readonly Part[],
  filled: ReadonlySet<string>,
): Part[] {
  const bare = new Set(
    blocks.flatMap((block, place) => {
      if (block.kind !== 'heading') return []
      const under = blocks.slice(place + 1)
      const next = under.findIndex(({ kind }) => kind === 'heading')
      const section = next === -1 ? under : under.slice(0, next)
      const isBare =
        section.some(isDynamic) &&
        !section.some(({ id, kind }) => kind !== 'rule' && kind !== 'button' && filled.has(id))
      return isBare ? [block.id] : []
    }),
  )
  return parts.filter(part => !bare.has(part.block))
}

export const titlesIn = (parts: readonly Part[]): Map<string, string> =>
  new Map(parts.flatMap(part => (part.kind === 'article' ? [[part.card.id, part.card.title]] : [])))

/** Whether an edition is empty: no parts, or only headings and buttons around vanished blocks. */
export const isEmptyContent = ({ parts, vanished }: EditionContent): boolean =>
  !parts.some(({ kind }) => kind === 'article' || kind === 'event' || kind === 'text') &&
  (vanished.length > 0 || !parts.some(({ kind }) => kind === 'heading' || kind === 'button'))
