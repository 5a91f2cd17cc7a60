import words from '#prisma/reference/analysis/known-tags.json' with { type: 'json' }
import { tagKey } from '../../text/text.ts'
import { stem } from '../reading/stem.ts'
import { lexicon } from './lexicon.ts'
import { tagStems } from './tag-stems.ts'

/** Nouns and expressions that desks of newspapers use as tags: where a text speaks of one, it is likelier a tag than another noun is. */
const all = [...words, ...lexicon.subjects.map(({ tag }) => tag)]

export const knownTags: ReadonlySet<string> = new Set(all.map(tagStems))

/** The known tags of several words, as stems with what stands between them, by their first. */
export const knownExpressions: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  all.map(tag => tagKey(tag).split('-').map(stem)).filter(parts => parts.length > 1),
  ([first = '']) => first,
)
