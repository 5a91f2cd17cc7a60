import type { Actor } from '#lib/actor.ts'
import { type Analysis, analyse } from '#lib/analysis/analyse.ts'
import type { FoundPlace } from '#lib/analysis/places/found-place.ts'
import type { AnalysedText } from '#lib/analysis/reading/reading.ts'
import { tagStems } from '#lib/analysis/tags/tag-stems.ts'
import { type Accepted, acceptedFrom } from '#lib/articles/suggestions/accepted.ts'
import { withoutOrders } from '#lib/articles/suggestions/orders.ts'
import { hintForAlt, proposeSummary } from '#lib/articles/suggestions/propose.ts'
import type { SuggestedPlace, Suggestions } from '#lib/articles/suggestions/suggestions.ts'
import { DomainError } from '#lib/errors.ts'
import { visibleText } from '#lib/text/html.ts'
import { findAlike } from '#server/articles/desk/queries/alike.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { gazetteer, type SiteFacts, siteFacts } from './knowledge.ts'
import { askModel, ModelError, type ModelFailure } from './model/ask-model.ts'
import { findModel } from './model/settings.ts'

/** Why the rules answered alone, for the person who asked. */
const notes: Record<ModelFailure, string> = {
  budget: 'O limite diário do modelo de linguagem foi atingido: estas sugestões são das regras do portal.',
  unreachable: 'O modelo de linguagem não respondeu: estas sugestões são das regras do portal.',
  refused: 'O modelo de linguagem recusou o pedido: estas sugestões são das regras do portal.',
  bad_answer: 'A resposta do modelo de linguagem não serviu: estas sugestões são das regras do portal.',
}
/** After a model failed, the next texts do not wait for it. */
const restMs = 60_000
/** Of the archive's tags, those that a model is told. */
const toldTags = 150

interface Options {
  /** Whether a model that is set up is asked. */
  model: boolean
  /** The article itself, which is not like itself. */
  except: string | null
  /** Whether published articles that tell of the same are looked for; true by default. */
  alike?: boolean
}

/**
 * Suggests tags and places for a text, with the words that they came from, a summary, headlines, a hint for the cover's description, and published articles
 * that tell of the same. The rules of the product answer when no model is set up or it fails. Raises analysis_insufficient without a title or a text.
 */
export async function suggest(
  actor: Actor,
  text: AnalysedText,
  { model, except, alike = true }: Options,
): Promise<Suggestions> {
  if (text.title.trim() === '' || visibleText(text.content) === '') throw new DomainError('analysis_insufficient')
  const [places, facts, similar] = await Promise.all([
    gazetteer(),
    siteFacts(),
    alike ? findAlike(actor, text.title, except) : [],
  ])
  const data = withoutOrders(text)
  const local = analyse(data, places, facts.knowledge)
  const { answer, note } = model ? await answerOf(data, facts) : { answer: null, note: null }
  const found: Accepted = answer
    ? acceptedFrom(answer, local, data, places)
    : { ...local, summary: null, headlines: [] }
  return {
    ...shown(found, facts),
    summary: found.summary ?? proposeSummary(data.content, text.summary),
    headlines: found.headlines,
    altHint: hintForAlt(
      found.primaryLocation && !found.primaryLocation.home ? placeOf(found.primaryLocation) : null,
      found.tags.filter(({ tag }) => /^\p{Lu}/u.test(tag)).map(({ tag }) => tag),
    ),
    similar,
    by: answer ? 'model' : 'rules',
    note,
  }
}

const placeOf = ({ state, ...place }: FoundPlace): SuggestedPlace => (state ? { ...place, uf: state } : place)

function shown({ tags, locations, primaryLocation }: Analysis, facts: SiteFacts) {
  return {
    tags: tags.map(each => {
      const earlier = facts.tags.get(tagStems(each.tag))
      return earlier ? { ...each, earlier } : each
    }),
    locations: locations.map(placeOf),
    primaryLocation: primaryLocation && placeOf(primaryLocation),
  }
}

const rest = () => singleton('analysis-model-rest', () => ({ until: 0 }))

/** The model's answer, or the sentence that says why there is none; neither when no model is set up. */
async function answerOf(text: AnalysedText, { knowledge }: SiteFacts) {
  const model = await findModel()
  if (!model) return { answer: null, note: null }
  if (rest().until > performance.now()) return { answer: null, note: notes.unreachable }
  try {
    const siteTags = [...knowledge.tags.tags.values()].slice(0, toldTags).map(({ tag }) => tag)
    return { answer: await askModel(model, text, siteTags), note: null }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    log().warn({ reason: error.reason, cause: String(error.cause) }, 'the language model gave no suggestions')
    if (error.reason === 'unreachable') rest().until = performance.now() + restMs
    return { answer: null, note: notes[error.reason] }
  }
}

/** Asks the model again at once. For a model that was just set up, and for tests. */
export const endRest = (): void => {
  rest().until = 0
}
