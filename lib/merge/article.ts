import { type Credit, creditKey } from '../articles/credits.ts'
import type { ArticleFieldsInput } from '../schemas/articles/article.ts'
import { tagKey } from '../text/text.ts'
import { mergeBlocks, type Piece } from './blocks.ts'
import { splitBlocks } from './split.ts'

type Fields = ArticleFieldsInput
export type FieldName = keyof Fields

/** Which side a conflicting part is taken from; of paragraphs, cities and credits both can stay. */
export type Choice = 'mine' | 'theirs' | 'both'

/** A part of an article that both sides changed, each in its way. */
export interface MergeConflict {
  /** By what a choice names it. */
  id: string
  part: FieldName
  /** The part on each side: of the body a paragraph's HTML, null where that side took it out. */
  mine: Fields | string | null
  theirs: Fields | string | null
}

/** Two articles that grew out of one, put together. */
export interface ArticleMerge {
  /** All that is settled; what is conflicting as it stands on this side. */
  fields: Fields
  conflicts: MergeConflict[]
  /** The fields once the conflicting parts are chosen; what nobody chose is mine. */
  resolve(choices: Readonly<Record<string, Choice>>): Fields
}

const picture = ['coverMediaId', 'coverImage'] as const satisfies FieldName[]
const cover: readonly FieldName[] = [...picture, 'coverAlt', 'coverCredit', 'coverFocus']
/** Lists of which the first leads. */
const ordered = ['cities', 'credits'] as const satisfies FieldName[]
/** What is not compared as one value. */
const apart: readonly FieldName[] = ['content', 'tags', ...ordered, ...cover]

/** A part as it is compared: what readers would not see as a difference is none. */
const compared = (fields: Fields, names: readonly FieldName[]) =>
  JSON.stringify(names.map(name => (typeof fields[name] === 'string' ? fields[name].trim() : fields[name]) || null))

/** Three versions of one article. Without `base` nobody knows what the others grew out of, and whatever differs is conflicting. */
interface Versions {
  base: Fields | null
  mine: Fields
  theirs: Fields
}

type Side = 'mine' | 'theirs' | 'conflicting'

function sideOf({ base, mine, theirs }: Versions, value: (fields: Fields) => string): Side {
  const [own, other] = [value(mine), value(theirs)]
  if (own === other) return 'mine'
  if (base === null) return 'conflicting'
  if (other === value(base)) return 'mine'
  return own === value(base) ? 'theirs' : 'conflicting'
}

/**
 * Merges two articles that grew out of one: the body by whole paragraphs, tags, cities and credits as lists, everything else field by field. What only one
 * side changed is taken from there without asking; what both changed, each in its way, is conflicting.
 */
export function mergeArticles(base: Fields | null, mine: Fields, theirs: Fields): ArticleMerge {
  const versions = { base, mine, theirs }
  const fields = { ...mine }
  const conflicts: MergeConflict[] = []
  const conflicting = new Map<string, readonly FieldName[]>()
  for (const names of partsOf(versions)) {
    const side = sideOf(versions, each => compared(each, names))
    const [part] = names
    if (side === 'theirs') Object.assign(fields, only(theirs, names))
    if (side !== 'conflicting' || part === undefined) continue
    conflicting.set(part, names)
    conflicts.push({ id: part, part, mine, theirs })
  }
  fields.tags = mergedTags(versions)
  const lists = [mergeOrdered(versions, 'cities', citiesOf, city => city), mergeCredits(versions)]
  for (const list of lists) {
    Object.assign(fields, list.merged)
    if (list.both) conflicts.push({ id: list.part, part: list.part, mine, theirs })
  }
  const pieces = mergeBlocks(base && splitBlocks(base.content), splitBlocks(mine.content), splitBlocks(theirs.content))
  conflicts.push(...pieces.flatMap(conflictOf))
  fields.content = joined(pieces, {})
  return {
    fields,
    conflicts,
    resolve(choices) {
      const chosen = { ...fields, content: joined(pieces, choices) }
      for (const [part, names] of conflicting)
        if (choices[part] === 'theirs') Object.assign(chosen, only(theirs, names))
      for (const { part, both } of lists) {
        if (both && choices[part] === 'theirs') Object.assign(chosen, only(theirs, [part]))
        if (both && choices[part] === 'both') Object.assign(chosen, both)
      }
      return chosen
    },
  }
}

/** Fields that are compared together: most by themselves; the words of a cover go with its picture, where that was changed. */
function partsOf(versions: Versions): (readonly FieldName[])[] {
  const single = (Object.keys(versions.mine) as FieldName[]).filter(name => !apart.includes(name))
  const pictures = (['base', 'mine', 'theirs'] as const).map(
    side => versions[side] && compared(versions[side], picture),
  )
  const samePicture = new Set(pictures).size === 1
  return [...single.map(name => [name]), ...(samePicture ? cover.map(name => [name]) : [cover])]
}

const only = (fields: Fields, names: readonly FieldName[]): Partial<Fields> =>
  Object.fromEntries(names.map(name => [name, fields[name]]))

const idOf = (place: number) => `block:${place}`

const conflictOf = (piece: Piece, place: number): MergeConflict[] =>
  piece.kind === 'settled' ? [] : [{ id: idOf(place), part: 'content', mine: piece.mine, theirs: piece.theirs }]

const joined = (pieces: readonly Piece[], choices: Readonly<Record<string, Choice>>): string =>
  pieces
    .map((piece, place) => {
      if (piece.kind === 'settled') return piece.html
      const choice = choices[idOf(place)] ?? 'mine'
      const theirs = choice === 'mine' ? '' : (piece.theirs ?? '')
      return theirs + (choice === 'theirs' ? '' : (piece.mine ?? ''))
    })
    .join('')

/** Tags have no order that matters: what either side added stays, what either took out goes. */
function mergedTags(versions: Versions): string[] {
  const side = sideOf(versions, ({ tags }) => JSON.stringify(tags))
  return side === 'conflicting' ? mergedList(versions, ({ tags }) => tags, tagKey) : versions[side].tags
}

const citiesOf = ({ cities }: Fields): readonly string[] => cities

/** Who says nothing of who signs (a text that was kept before there were credits) changed nothing of it. */
function mergeCredits(versions: Versions): OrderedMerge {
  const { mine, theirs, base } = versions
  const standing = base?.credits ?? theirs.credits ?? mine.credits
  return standing
    ? mergeOrdered<Credit>(versions, 'credits', ({ credits }) => credits ?? standing, creditKey)
    : { part: 'credits', merged: {}, both: null }
}

interface OrderedMerge {
  part: (typeof ordered)[number]
  /** The list where it is settled; nothing where it is conflicting. */
  merged: Partial<Fields>
  /** Both sides' lists in one, mine first, where it is conflicting. */
  both: Partial<Fields> | null
}

/** A list like tags, but its first item leads: conflicting when both sides chose another. */
function mergeOrdered<Item>(
  versions: Versions,
  part: OrderedMerge['part'],
  list: (fields: Fields) => readonly Item[],
  keyOf: (item: Item) => string,
): OrderedMerge {
  const settled = (items: readonly Item[]): OrderedMerge => ({ part, merged: { [part]: items }, both: null })
  const side = sideOf(versions, fields => JSON.stringify(list(fields).map(keyOf)))
  if (side !== 'conflicting') return settled(list(versions[side]))
  const leadOf = (fields: Fields) => list(fields).slice(0, 1)
  const lead = sideOf(versions, fields => leadOf(fields).map(keyOf).join())
  if (lead === 'conflicting') {
    const own = list(versions.mine)
    const keys = new Set(own.map(keyOf))
    const others = list(versions.theirs).filter(item => !keys.has(keyOf(item)))
    return { part, merged: {}, both: { [part]: [...own, ...others] } }
  }
  const first = leadOf(versions[lead])
  const others = mergedList(versions, list, keyOf).filter(item => !first.some(each => keyOf(each) === keyOf(item)))
  return settled([...first, ...others])
}

function mergedList<Item>(
  { base, mine, theirs }: Versions,
  list: (fields: Fields) => readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const keys = (fields: Fields | null) => new Set(fields ? list(fields).map(keyOf) : [])
  const [before, own, other] = [keys(base), keys(mine), keys(theirs)]
  const kept = list(theirs).filter(item => own.has(keyOf(item)) || !before.has(keyOf(item)))
  const added = list(mine).filter(item => !other.has(keyOf(item)) && !before.has(keyOf(item)))
  return [...kept, ...added]
}
