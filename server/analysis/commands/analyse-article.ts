import type { Actor } from '#lib/actor.ts'
import type { OtherPlace } from '#lib/articles/suggestions/places.ts'
import { otherPlaceTypes } from '#lib/articles/suggestions/places.ts'
import type { SuggestedPlace } from '#lib/articles/suggestions/suggestions.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { fillSuggestions } from '#server/articles/writing/commands/fill-suggestions.ts'
import { db } from '#server/platform/db/db.ts'
import { analysisPolicy } from '../policy.ts'
import { suggest } from '../suggest.ts'

interface AnalyseArticle {
  articleId: string
  /** Whether a model is left out, for the many texts of an import. */
  local?: boolean
}

/** What an analysis in the background found and wrote. */
export interface Analysed {
  /** Suggestions, with those that are not certain enough to be chosen by themselves. */
  tags: number
  locations: number
  /** Written into the article, which had none. */
  filled: { tags: number; locations: number }
}

/**
 * Analyses a stored article without a person in front of it: for editors, and for jobs as `system`. Tags and places of at least 0.7 are written where the
 * article has none; nothing is overwritten, and a public text that was not imported stays as it is (AN-7). Repeated, it writes nothing more. Raises forbidden,
 * article_not_found, or analysis_insufficient for an article without a title or a text.
 */
export async function analyseArticle(actor: Actor, { articleId, local = false }: AnalyseArticle): Promise<Analysed> {
  analysisPolicy.assert(actor, 'analyse', null)
  const article = await db().article.findFirst({
    where: { id: articleId, deletedAt: null },
    select: { title: true, summary: true, content: true },
  })
  if (!article) throw new DomainError('article_not_found')
  const options = { model: !local, except: articleId, alike: false }
  const { tags, locations } = await suggest(actor, article, options)
  const certain = locations.filter(({ confidence }) => confidence >= limits.suggestions.chosenFrom)
  const filled = await fillSuggestions(actor, {
    articleId,
    tags: tags.filter(({ relevance }) => relevance >= limits.suggestions.chosenFrom).map(({ tag }) => tag),
    cities: certain.flatMap(({ path }) => path ?? []),
    places: certain.flatMap(otherPlaceOf),
  })
  return { tags: tags.length, locations: locations.length, filled }
}

function otherPlaceOf({ type, name }: SuggestedPlace): OtherPlace[] {
  const other = otherPlaceTypes.find(each => each === type)
  return other ? [{ type: other, name }] : []
}
