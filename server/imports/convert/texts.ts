import { draftSlug, isProvisional, slugOf } from '#lib/addresses/draft-slug.ts'
import { type Body, blockLines, type Paragraph, picturesOf } from '#lib/body/body.ts'
import { plainLine } from '#lib/body/inlines.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { type HtmlNode, textWithout } from '#lib/body/tree.ts'
import type { SourcePost } from '#lib/imports/post.ts'
import { limits } from '#lib/limits.ts'
import { looksLikeUuid, tagKey, truncate } from '#lib/text/text.ts'
import type { Work } from './work.ts'

const unread: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'svg'])

/** A line of text from one that may hold HTML. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return plainLine(text)
  return plainLine(textWithout(spaced(parseHtml(text)), unread))
}

/** Blocks as words of their own. */
const spaced = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap(node => {
    if (typeof node === 'string') return [node]
    const inner = { ...node, children: spaced(node.children) }
    return /^(?:p|div|li|h[1-6]|blockquote|tr|td)$/.test(node.tag) ? [' ', inner, ' '] : [inner]
  })

/** An article's title. One that is too long is cut at a word; a missing one is the beginning of the text. */
export function titleOf(written: string, body: Body, work: Work): string {
  const title = plainText(written)
  if (title.length > limits.title.max) work.note('title_cut', title)
  if (title.length >= limits.title.min) return truncate(title, limits.title.max)
  const derived = firstSentence(textsIn(body)[0] ?? '', 90, true).replace(/\.$/, '')
  if (derived.length < limits.title.min) return title
  work.note('title_derived', derived)
  return title === '' ? derived : truncate(`${title}: ${derived}`, limits.title.max)
}

/** An article's summary: the excerpt, otherwise the first sentences of the text. It ends at a sentence. */
export function summaryOf(excerpt: string, body: Body, work: Work): string {
  const whole = plainText(excerpt.replace(/\[[/\w][^[\]]{0,300}\]/g, ' '))
  const isCut = whole.endsWith('[…]') || whole.endsWith('[...]')
  const written = isCut ? `${whole.slice(0, whole.lastIndexOf('[')).trimEnd()}…` : whole
  if (written.length > limits.summary.max) {
    work.note('summary_cut', written)
    return firstSentence(written, limits.summary.max)
  }
  if (written.length >= limits.summary.min) return written
  const derived = firstSentence(textsIn(body, enoughForSummary).join(' ') || captionsIn(body), 300)
  if (derived.length < limits.summary.min) return written
  work.note('summary_derived')
  return derived
}

/** Characters after which a summary ends where the running text does: footnotes, lists and lines under pictures are no summary. */
const enoughForSummary = 80

/**
 * The first paragraphs of a body, as many as a summary may need, without bare addresses and files. From `enough` characters on, the next other
 * block ends them.
 */
function textsIn(body: Body, enough: number = limits.summary.max): string[] {
  const texts: string[] = []
  let length = 0
  for (const block of body) {
    if (length > limits.summary.max || (length >= enough && block.kind !== 'paragraph')) break
    if (block.kind !== 'paragraph' && block.kind !== 'quote' && block.kind !== 'list') continue
    if (block.kind === 'paragraph' && length >= enough && isLink(block)) break
    const text = plainLine(
      blockLines(block)
        .join(' ')
        .replace(/\bhttps?:\/\/\S+/g, ''),
    )
    if (text === '') continue
    texts.push(text)
    length += text.length + 1
  }
  return texts
}

/** The captions of a body: the only words of a text of pictures alone. */
const captionsIn = (body: Body): string =>
  body
    .flatMap(picturesOf)
    .flatMap(({ caption }) => caption || [])
    .join(' ')

/** Whether a paragraph is a link and nothing else, such as one to a sound. */
const isLink = ({ inlines }: Paragraph) => inlines.every(inline => inline.kind === 'text' && inline.href !== null)

/** Words that end with a full stop inside of a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:[A-ZÀ-Ú]|[Dd]r|[Dd]ra|[Ss]r|[Ss]ra|[Pp]rof|[Aa]v|art|p[áa]g|n|[Jj]r|[Ll]tda|[Ee]x|[Gg]al?|[Cc]el|[Dd]ep|[Gg]ov|[Ss]t[ao]?|tel|etc|vs|R)$/

/** As many whole sentences as fit in `most` characters, or only one; when not even one fits, its words and an ellipsis. */
function firstSentence(text: string, most: number, one = false): string {
  if (text.length <= most && !one) return text
  let end = 0
  for (const found of text.slice(0, most + 1).matchAll(/[.!?…]{1,5}["”’»)]{0,3}(?=\s["“‘«(]?[\p{Lu}\d])/gu)) {
    const to = found.index + found[0].length
    if (to > most) break
    if (!(found[0] === '.' && abbreviation.test(text.slice(Math.max(0, found.index - 12), found.index)))) end = to
    if (one && end >= limits.summary.min) break
  }
  return end >= limits.summary.min ? text.slice(0, end) : truncate(text, most)
}

/**
 * An article's slug: the old one in the allowed characters, so that old readers know it again. One that would not be readable, in another script or too
 * short, gives way to the title's.
 */
export function slugFor({ slug, recordId }: Pick<SourcePost, 'slug' | 'recordId'>, title: string, work: Work): string {
  const old = decoded(slug)
  const fallback = () => `materia-${slugOf(recordId) || 'importada'}`.slice(0, limits.slug.max)
  const readable = [old, title].find(text => isLatin(text) && draftSlug(text) !== '')
  const partial = [old, title].find(text => draftSlug(text) !== '')
  const wanted = draftSlug(readable ?? partial ?? '')
  const found = wanted === '' || looksLikeUuid(wanted) || isProvisional(wanted) ? fallback() : wanted
  if (slug !== '' && found !== old) work.note('slug_changed', old)
  return found
}

const isLatin = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text)

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).toWellFormed()
  } catch {
    return slug
  }
}

/** Names that systems give to texts without a category. */
const noCategory = new Set(['sem-categoria', 'uncategorized', 'uncategorised', 'sem-tag', 'nao-categorizado'])

/** Categories and tags as one list of tags, each once, within the limits. */
export function tagsOf({ categories, tags }: Pick<SourcePost, 'categories' | 'tags'>, work: Work): string[] {
  const byKey = new Map<string, string>()
  for (const written of [...categories, ...tags]) {
    const name = plainText(written)
    const tag = truncate(name, limits.tag.max)
    const key = tagKey(tag)
    if (key === '' || noCategory.has(key) || byKey.has(key)) continue
    if (tag !== name) work.note('tags_cut', name)
    byKey.set(key, tag)
  }
  const all = [...byKey.values()]
  if (all.length > limits.tag.perArticle) work.note('tags_cut', all.slice(limits.tag.perArticle).join(', '))
  return all.slice(0, limits.tag.perArticle)
}
