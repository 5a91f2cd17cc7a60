import { analyse, type Knowledge } from '#lib/analysis/analyse.ts'
import { noKnowledge } from '#lib/analysis/places/found-place.ts'
import { type Gazetteer, makeGazetteer } from '#lib/analysis/places/gazetteer.ts'
import { tagStems } from '#lib/analysis/tags/tag-stems.ts'
import { limits } from '#lib/limits.ts'
import { learnedFrom, weightAfter } from '#lib/suggestions/learned.ts'
import { type LabelledText, labelledTexts } from '#tests/support/analysis/texts.ts'
import { municipalities } from '../../analysis/municipalities.ts'
import { written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'

/** One text a day is approved, so that the decay of choices is measured too. */
const approvals = 200
const every = 25

interface Choice {
  day: number
  taken: boolean
}
/** The choices so far, by the key of a tag's stems or the path of a city. */
type Choices = Map<string, Choice[]>

/** How much better the analysis is on texts that it does not know, after an editor decided on the suggestions for others. */
export const learning: Part = {
  name: 'learning',
  title: 'O que a análise aprende com 200 aprovações simuladas, em textos que ela não conhece',
  async measure() {
    const gazetteer = makeGazetteer(municipalities())
    const lessons = labelledTexts('tuning')
    const unknown = labelledTexts('test')
    const tags: Choices = new Map()
    const cities: Choices = new Map()
    const rows: Row[] = [rowOf(0, unknown, gazetteer, knowledgeOf(tags, cities, 0))]
    for (let day = 1; day <= approvals; day++) {
      const text = lessons[(day - 1) % lessons.length]
      if (!text) break
      teach(text, gazetteer, day, knowledgeOf(tags, cities, day), { tags, cities })
      if (day % every === 0) rows.push(rowOf(day, unknown, gazetteer, knowledgeOf(tags, cities, day)))
    }
    return rows
  },
}

/** An editor takes what the labels confirm, and refuses what was chosen by itself and is wrong. */
function teach(
  text: LabelledText,
  gazetteer: Gazetteer,
  day: number,
  knowledge: Knowledge,
  to: { tags: Choices; cities: Choices },
) {
  const found = analyse(text, gazetteer, knowledge)
  const right = new Set(text.tags.map(tagStems))
  for (const { tag, relevance } of found.tags) {
    const key = tagStems(tag)
    const taken = right.has(key)
    if (taken || relevance >= limits.suggestions.chosenFrom) note(to.tags, key, { day, taken })
  }
  for (const { path, confidence } of found.locations) {
    if (!path) continue
    const taken = text.cities.includes(path)
    if (taken || confidence >= limits.suggestions.chosenFrom) note(to.cities, path, { day, taken })
  }
}

const note = (choices: Choices, key: string, choice: Choice) =>
  void choices.set(key, [...(choices.get(key) ?? []), choice])

function knowledgeOf(tags: Choices, cities: Choices, today: number): Knowledge {
  const weights = (choices: Choices) =>
    new Map(
      [...choices].map(([key, all]) => {
        const sum = (taken: boolean) =>
          all.filter(each => each.taken === taken).reduce((total, { day }) => total + weightAfter(today - day), 0)
        return [key, learnedFrom({ taken: sum(true), refused: sum(false) })]
      }),
    )
  return { places: { ...noKnowledge, learned: weights(cities) }, tags: { tags: new Map(), learned: weights(tags) } }
}

function rowOf(day: number, texts: readonly LabelledText[], gazetteer: Gazetteer, knowledge: Knowledge): Row {
  let [firstFive, chosen, chosenRight] = [0, 0, 0]
  for (const text of texts) {
    const right = new Set(text.tags.map(tagStems))
    const found = analyse(text, gazetteer, knowledge).tags
    firstFive += found.slice(0, 5).filter(({ tag }) => right.has(tagStems(tag))).length
    const certain = found.filter(({ relevance }) => relevance >= limits.suggestions.chosenFrom)
    chosen += certain.length
    chosenRight += certain.filter(({ tag }) => right.has(tagStems(tag))).length
  }
  return [
    `Depois de ${written(day)} aprovações`,
    `${written(firstFive / texts.length, 3)} de 5 primeiras etiquetas aceitas; escolhidas sozinhas por texto ${written(chosen / texts.length, 3)}, delas certas ${written(chosenRight / texts.length, 3)}`,
  ]
}
