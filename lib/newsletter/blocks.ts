import { isFreeUrl } from '../addresses/free-url.ts'
import { visibleText } from '../text/html.ts'
import { truncate } from '../text/text.ts'
import type { BlockKind, EditionBlock } from './edition.ts'

/** The name of each kind of block, in the order of the composer's menu. */
export const blockLabels: Record<BlockKind, string> = {
  article: 'Matéria',
  latest: 'Últimas notícias',
  agenda: 'Próximos eventos',
  event: 'Evento',
  heading: 'Título',
  text: 'Texto',
  button: 'Botão',
  rule: 'Linha',
}

/** Names of what the blocks point to, by id: titles of articles and events, names of cities. A missing one is not public any more. */
export type BlockNames = Readonly<Record<string, string>>

/** A block in a few words: for its row, its buttons and the comparison of two versions. */
export function describeBlock(block: EditionBlock, names: BlockNames): string {
  switch (block.kind) {
    case 'heading':
      return block.text || 'sem texto'
    case 'text':
      return truncate(visibleText(block.body).trim(), 80) || 'sem texto'
    case 'article':
      return `${names[block.articleId] ?? 'fora do ar'}${block.look === 'lead' ? ' (com foto)' : ''}`
    case 'event':
      return names[block.eventId] ?? 'fora da agenda'
    case 'latest':
    case 'agenda':
      return `${block.kind === 'latest' && block.mostRead ? 'as mais lidas, ' : ''}até ${block.count}, de ${block.days === 1 ? '1 dia' : `${block.days} dias`}, ${cityOf(block.city, names)}`
    case 'button':
      return `${block.label || 'sem texto'} → ${block.url || 'sem endereço'}`
    case 'rule':
      return 'separa duas partes'
  }
}

const cityOf = (city: string | null, names: BlockNames) =>
  city === null ? 'de todas as cidades' : `de ${names[city] ?? city}`

/** A new block of a kind that needs no search; articles and events are found by one. */
export function blankBlock(
  kind: Exclude<BlockKind, 'article' | 'event'>,
  id: string,
  city: string | null,
): EditionBlock {
  switch (kind) {
    case 'heading':
      return { id, kind, text: '' }
    case 'text':
      return { id, kind, body: '' }
    case 'latest':
      return { id, kind, city, days: 1, count: 5 }
    case 'agenda':
      return { id, kind, city, days: 7, count: 4 }
    case 'button':
      return { id, kind, label: '', url: '' }
    case 'rule':
      return { id, kind }
  }
}

/** An address as a reader follows it: a web address, or a path of this site made whole; null for anything else. */
export const wholeAddress = (typed: string, siteUrl: string): string | null =>
  isFreeUrl(typed) ? (URL.parse(typed, siteUrl)?.href ?? null) : null
