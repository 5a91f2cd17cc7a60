import { followsTitle } from '../addresses/draft-slug.ts'
import { type Credit, creditKey } from '../articles/credits.ts'
import type { ArticleFieldsInput } from '../schemas/articles/article.ts'
import { tagKey } from '../text/text.ts'
import { type Inserted, mergeBodies, mergeTexts, type PassagePlace } from './merge-words.ts'

type Fields = ArticleFieldsInput
export type FieldName = keyof Fields

/** The side from which a conflicting part is taken. Of cities and credits it gives the first, and the others of both sides stay. */
export type Choice = 'mine' | 'theirs'

/** A part of an article that both sides changed differently. */
export interface MergeConflict {
  /** The key of its choice. */
  id: string
  part: FieldName
  /** The part on each side. In the body it is the HTML of some lines, null when that side removed them. */
  mine: Fields | string | null
  theirs: Fields | string | null
  /** Where the lines of the body stand. */
  place?: PassagePlace
}

/** The result of merging two versions of an article, word by word (decision 0380). */
export interface ArticleMerge {
  /** The merged fields, with my side of the conflicting parts. */
  fields: Fields
  conflicts: MergeConflict[]
  /** The fields with the chosen sides. Conflicts without a choice take mine. */
  resolve(choices: Readonly<Record<string, Choice>>): Fields
}

const picture = ['coverMediaId', 'coverImage'] as const satisfies FieldName[]
const cover: readonly FieldName[] = [...picture, 'coverAlt', 'coverCredit', 'coverCaption', 'coverFocus']
/** Lists whose first item is the main one. */
const ordered = ['cities', 'credits'] as const satisfies FieldName[]
/** Fields that are not compared as one value. */
const apart: readonly FieldName[] = ['content', 'tags', ...ordered, ...cover]

/** A part as a string for comparison. Differences that readers cannot see, such as edge spaces, do not count. */
const compared = (fields: Fields, names: readonly FieldName[]) =>
  JSON.stringify(names.map(name => (typeof fields[name] === 'string' ? fields[name].trim() : fields[name]) || null))

/** Three versions of one article. Without a `base` every difference is conflicting. */
interface Versions {
  base: Fields | null
  mine: Fields
  theirs: Fields
}

type Side = 'mine' | 'theirs' | 'conflicting'

function sideOf({ base, mine, theirs }: Versions, value: (fields: Fields) => string): Side {
  const own = value(mine)
  const other = value(theirs)
  if (own === other) return 'mine'
  if (base === null) return 'conflicting'
  if (other === value(base)) return 'mine'
  return own === value(base) ? 'theirs' : 'conflicting'
}

/**
 * Merges two versions of an article with one base: body and summary by words; tags, cities and credits as lists; everything else field by
 * field. A part that only one side changed is taken from that side. A part that both changed differently is conflicting.
 */
export function mergeArticles(
  base: Fields | null,
  mine: Fields,
  theirs: Fields,
  inserted: Inserted = 'kept',
): ArticleMerge {
  const versions = { base, mine, theirs }
  const fields = { ...mine }
  const conflicts: MergeConflict[] = []
  const conflicting = new Map<string, readonly FieldName[]>()
  for (const names of partsOf(versions)) {
    const side = sideOf(versions, each => compared(each, names))
    const [part] = names
    if (side === 'theirs') Object.assign(fields, only(theirs, names))
    if (side !== 'conflicting' || part === undefined) continue
    const text = part === 'summary' && base ? mergeTexts(base.summary, mine.summary, theirs.summary) : null
    if (text !== null) {
      fields.summary = text
      continue
    }
    conflicting.set(part, names)
    conflicts.push({ id: part, part, mine, theirs })
  }
  fields.tags = mergedTags(versions)
  const lists = [mergeOrdered(versions, 'cities', citiesOf, city => city), ...mergeCredits(versions)]
  for (const { part, led, lead } of lists) {
    Object.assign(fields, { [part]: led(lead === 'theirs' ? 'theirs' : 'mine') })
    if (lead === 'conflicting') conflicts.push({ id: part, part, mine, theirs })
  }
  const body = mergeBodies(base?.content ?? null, mine.content, theirs.content, inserted)
  conflicts.push(...body.conflicts.map(conflict => ({ ...conflict, part: 'content' as const })))
  fields.content = body.resolve({})
  return {
    fields,
    conflicts,
    resolve(choices) {
      const chosen = { ...fields, content: body.resolve(choices) }
      for (const [part, names] of conflicting)
        if (choices[part] === 'theirs') Object.assign(chosen, only(theirs, names))
      for (const { part, led, lead } of lists)
        if (lead === 'conflicting' && choices[part] === 'theirs') Object.assign(chosen, { [part]: led('theirs') })
      return chosen
    },
  }
}

/**
 * Groups of fields that are compared together. Most fields stand alone. A title forms a group with the slug that follows it, a changed
 * cover picture with its texts.
 */
function partsOf(versions: Versions): (readonly FieldName[])[] {
  const follows = [versions.mine, versions.theirs].every(followsTitle)
  const single = (Object.keys(versions.mine) as FieldName[]).filter(
    name => !apart.includes(name) && !(follows && name === 'slug'),
  )
  const headline: FieldName[] = follows ? ['title', 'slug'] : ['title']
  const pictures = (['base', 'mine', 'theirs'] as const).map(
    side => versions[side] && compared(versions[side], picture),
  )
  const samePicture = new Set(pictures).size === 1
  return [
    ...single.map(name => (name === 'title' ? headline : [name])),
    ...(samePicture ? cover.map(name => [name]) : [cover]),
  ]
}

const only = (fields: Fields, names: readonly FieldName[]): Partial<Fields> =>
  Object.fromEntries(names.map(name => [name, fields[name]]))

/** Merges tags, whose order does not matter: tags that either side added stay, tags that either side removed go. */
function mergedTags(versions: Versions): string[] {
  const side = sideOf(versions, ({ tags }) => JSON.stringify(tags))
  return side === 'conflicting' ? mergedList(versions, ({ tags }) => tags, tagKey) : versions[side].tags
}

const citiesOf = ({ cities }: Fields): readonly string[] => cities

/** A version without the field (a text stored before credits existed) counts as unchanged; without it anywhere there is nothing to merge. */
function mergeCredits(versions: Versions): OrderedMerge[] {
  const { mine, theirs, base } = versions
  const unchanged = base?.credits ?? theirs.credits ?? mine.credits
  return unchanged ? [mergeOrdered<Credit>(versions, 'credits', ({ credits }) => credits ?? unchanged, creditKey)] : []
}

interface OrderedMerge {
  part: (typeof ordered)[number]
  /** The side that gives the first item. */
  lead: Side
  /** The merged list with one side's first item. */
  led(by: Choice): readonly unknown[]
}

/** Merges a list like tags, except that its first item leads: two different new first items are a conflict. */
function mergeOrdered<Item>(
  versions: Versions,
  part: OrderedMerge['part'],
  list: (fields: Fields) => readonly Item[],
  keyOf: (item: Item) => string,
): OrderedMerge {
  const whole = sideOf(versions, fields => JSON.stringify(list(fields).map(keyOf)))
  if (whole !== 'conflicting') return { part, lead: whole, led: by => list(versions[by]) }
  const leadOf = (fields: Fields) => list(fields).slice(0, 1)
  return {
    part,
    lead: sideOf(versions, fields => leadOf(fields).map(keyOf).join()),
    led(by) {
      const first = leadOf(versions[by])
      const keys = first.map(keyOf)
      return [...first, ...mergedList(versions, list, keyOf).filter(item => !keys.includes(keyOf(item)))]
    },
  }
}

function mergedList<Item>(
  { base, mine, theirs }: Versions,
  list: (fields: Fields) => readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const keys = (fields: Fields | null) => new Set(fields ? list(fields).map(keyOf) : [])
  const before = keys(base)
  const own = keys(mine)
  const other = keys(theirs)
  const kept = list(theirs).filter(item => own.has(keyOf(item)) || !before.has(keyOf(item)))
  const added = list(mine).filter(item => !other.has(keyOf(item)) && !before.has(keyOf(item)))
  return [...kept, ...added]
}
