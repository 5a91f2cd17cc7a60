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

/** Parts of the texts that nobody looked at: the newsroom decides on all but one of them, and is measured on that one. */
const parts = 6

/**
 * How much better the analysis is on texts of a newsroom that it does not know, after the newsroom's editor decided on the suggestions for others of its
 * texts. The weights know neither.
 */
export const learning: Part = {
  name: 'learning',
  title: 'O que a análise aprende com as aprovações simuladas de uma redação, em outros textos dela',
  async measure() {
    const gazetteer = makeGazetteer(municipalities())
    const all = labelledTexts('test')
    const sums = new Map<number, Sum>()
    for (let part = 0; part < parts; part++) {
      const unknown = all.filter((_, at) => at % parts === part)
      const lessons = all.filter((_, at) => at % parts !== part)
      const [tags, cities]: [Choices, Choices] = [new Map(), new Map()]
      add(sums, 0, unknown, gazetteer, knowledgeOf(tags, cities, 0))
      for (let day = 1; day <= approvals; day++) {
        const text = lessons[(day - 1) % lessons.length]
        if (!text) break
        teach(text, gazetteer, day, knowledgeOf(tags, cities, day), { tags, cities })
        if (day % every === 0) add(sums, day, unknown, gazetteer, knowledgeOf(tags, cities, day))
      }
    }
    return [...sums].map(([day, sum]) => rowOf(day, sum))
  },
}

interface Sum {
  texts: number
  firstFive: number
  chosen: number
  chosenRight: number
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

function add(
  sums: Map<number, Sum>,
  day: number,
  texts: readonly LabelledText[],
  gazetteer: Gazetteer,
  knowledge: Knowledge,
): void {
  const sum = sums.get(day) ?? { texts: 0, firstFive: 0, chosen: 0, chosenRight: 0 }
  for (const text of texts) {
    const right = new Set(text.tags.map(tagStems))
    const found = analyse(text, gazetteer, knowledge).tags
    const certain = found.filter(({ relevance }) => relevance >= limits.suggestions.chosenFrom)
    sum.texts++
    sum.firstFive += found.slice(0, 5).filter(({ tag }) => right.has(tagStems(tag))).length
    sum.chosen += certain.length
    sum.chosenRight += certain.filter(({ tag }) => right.has(tagStems(tag))).length
  }
  sums.set(day, sum)
}

const rowOf = (day: number, { texts, firstFive, chosen, chosenRight }: Sum): Row => [
  `Depois de ${written(day)} textos aprovados`,
  `${written(firstFive / texts, 3)} de 5 primeiras etiquetas aceitas; escolhidas sozinhas por texto ${written(chosen / texts, 3)}, delas certas ${written(chosenRight / texts, 3)}`,
]
