import type { EditionBlock, EditionKind } from '#lib/newsletter/edition.ts'
import { digestWords } from '../automatic/digest.ts'

interface Named {
  kind: EditionKind
  subject: string
  preheader: string
  blocks: readonly EditionBlock[]
}

/** Whether its subject and preview line are headlines of its articles: that of a morning or a week. */
const isDigest = ({ kind }: Pick<Named, 'kind'>): boolean => kind === 'daily' || kind === 'weekly'

const greetingOf = ({ blocks }: Pick<Named, 'blocks'>): string =>
  blocks.flatMap(block => (block.kind === 'heading' ? [block.text] : []))[0] ?? ''

/** The articles that an edition's words may name. */
export const namedArticles = (edition: Named): string[] =>
  isDigest(edition) ? edition.blocks.flatMap(block => (block.kind === 'article' ? [block.articleId] : [])) : []

/**
 * An edition's subject and preview line as of now. Those of a digest are headlines of its public articles, so that one that was taken down stands nowhere
 * (abuse case 12). `titles` holds the public ones among `namedArticles`.
 */
export function shownWords(
  edition: Named,
  titles: ReadonlyMap<string, string>,
): { subject: string; preheader: string } {
  if (!isDigest(edition)) return { subject: edition.subject, preheader: edition.preheader }
  const shown = namedArticles(edition).flatMap(id => titles.get(id) ?? [])
  return digestWords(greetingOf(edition), shown)
}

/** The words of an edition's address, which lasts: a digest's greeting, and the subject of any other. */
export const addressWords = (edition: Named): string => (isDigest(edition) ? greetingOf(edition) : edition.subject)
