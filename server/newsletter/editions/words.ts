import type { EditionBlock, EditionKind } from '#lib/newsletter/edition.ts'
import { digestWords } from '../automatic/digest.ts'

interface Named {
  kind: EditionKind
  subject: string
  preheader: string
  blocks: readonly EditionBlock[]
}

/** The greeting of a digest, whose subject and preview line are headlines of its articles; null for an edition whose words somebody wrote. */
function greetingOf({ kind, blocks: [first] }: Named): string | null {
  const isDigest = kind === 'daily' || kind === 'weekly'
  return isDigest && first?.kind === 'heading' ? first.text : null
}

/** The articles that an edition's words may name. */
export const namedArticles = (edition: Named): string[] =>
  greetingOf(edition) !== null
    ? edition.blocks.flatMap(block => (block.kind === 'article' ? [block.articleId] : []))
    : []

/**
 * An edition's subject and preview line as of now. Those of a digest are headlines of its public articles, so that one that was taken down stands nowhere
 * (abuse case 12). `titles` holds the public ones among `namedArticles`.
 */
export function shownWords(
  edition: Named,
  titles: ReadonlyMap<string, string>,
): { subject: string; preheader: string } {
  const greeting = greetingOf(edition)
  if (greeting === null) return { subject: edition.subject, preheader: edition.preheader }
  const shown = namedArticles(edition).flatMap(id => titles.get(id) ?? [])
  return digestWords(greeting, shown)
}

/** The words of an edition's address, which lasts: a digest's greeting, and the subject of any other. */
export const addressWords = (edition: Named): string => greetingOf(edition) ?? edition.subject
