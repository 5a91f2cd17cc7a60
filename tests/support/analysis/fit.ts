import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { landsIn, namedCities, placesOf } from '#lib/analysis/analyse.ts'
import { oddsOf, type Weights } from '#lib/analysis/chance.ts'
import { noKnowledge } from '#lib/analysis/places/found-place.ts'
import { makeGazetteer } from '#lib/analysis/places/gazetteer.ts'
import { mentionsIn } from '#lib/analysis/places/mentions.ts'
import { cityWeights, findCities } from '#lib/analysis/places/places.ts'
import { certaintyOf } from '#lib/analysis/primary/certainty.ts'
import { primaryChances, primaryOptions } from '#lib/analysis/primary/primary.ts'
import { readText } from '#lib/analysis/reading/reading.ts'
import { type Candidate, tagCandidates } from '#lib/analysis/tags/candidates.ts'
import { tagStems } from '#lib/analysis/tags/tag-stems.ts'
import { chanceOfTag, commonKinds, deskTagsPlaces, placeKinds, withoutNearSynonyms } from '#lib/analysis/tags/tags.ts'
import { limits } from '#lib/limits.ts'
import { municipalities } from '../../../scripts/analysis/municipalities.ts'
import { written } from '../../../scripts/bench/part.ts'
import { root } from '../../../scripts/steps/environment.ts'
import { fitChoices, fitWeights } from './logistic.ts'
import { scoreOf } from './score.ts'
import { type LabelledText, labelledTexts } from './texts.ts'

// Fits the weights of the analysis to the tuning half of the labelled texts, and says how good they are for texts that they were not fitted to:
// `node tests/support/analysis/fit.ts cities`, then `primary`, then `tags`, as each rests on the one before. With `--write` the weights are kept. `score`
// says what the labels confirm of the whole analysis, in both halves; `certainty` what each power of `primary/certainty.ts` would choose by itself.

/** What one part of the analysis is fitted by: its examples of a text, the fit, and its share of right answers. */
interface Fit<T, W> {
  /** The files of `prisma/reference/analysis` that the weights are kept in, with what stands in each. */
  files: Record<string, (weights: W) => unknown>
  of: (text: LabelledText) => T
  weightsOf: (some: readonly T[]) => W
  score: (some: readonly T[], weights: W) => number
}

const gazetteer = makeGazetteer(municipalities())

const citiesFit: Fit<{ wanted: string[]; found: ReturnType<typeof findCities> }, Weights> = {
  files: { 'city-weights': weights => weights },
  of(text) {
    const reading = readText(text)
    return {
      wanted: text.cities,
      found: findCities(reading, mentionsIn(reading, gazetteer), gazetteer, noKnowledge),
    }
  },
  weightsOf: some =>
    fitWeights(
      some.flatMap(({ wanted, found }) =>
        found
          .filter(({ mentions }) => mentions.length > 0)
          .map(({ city, features }) => ({ features, right: wanted.includes(city.path) })),
      ),
    ),
  // F1.
  score(some, weights) {
    let [hits, extra, all] = [0, 0, 0]
    for (const { wanted, found } of some) {
      all += wanted.length
      for (const { city, score, features, mentions } of found) {
        const own = mentions.length > 0 ? score - oddsOf(features, cityWeights) + oddsOf(features, weights) : score
        if (own < 0) continue
        if (wanted.includes(city.path)) hits++
        else extra++
      }
    }
    return (2 * hits) / (hits + extra + all)
  },
}

const primaryFit: Fit<{ primary: string | null; options: ReturnType<typeof primaryOptions> }, Weights> = {
  files: { 'primary-weights': weights => weights },
  of(text) {
    const reading = readText(text)
    const mentions = mentionsIn(reading, gazetteer)
    const cities = namedCities(reading, mentions, gazetteer, noKnowledge)
    return { primary: text.primary, options: primaryOptions(reading, cities, landsIn(mentions)) }
  },
  weightsOf: some =>
    fitChoices(
      some
        .map(({ primary, options }) => ({
          options: options.map(({ features }) => features),
          right: options.findIndex(({ city }) => (city?.path ?? null) === primary),
        }))
        .filter(({ right }) => right >= 0),
    ),
  score: (some, weights) =>
    some.filter(({ primary, options }) => {
      const [first] = options.toSorted((a, b) => oddsOf(b.features, weights) - oddsOf(a.features, weights))
      return (first?.city?.path ?? null) === primary
    }).length / some.length,
}

interface TagWeights {
  weights: Record<string, Weights>
  habits: Record<string, number>
}

/** The texts whose labels name places among their tags; those of later hands never do, as `deskTagsPlaces` allows for. */
const tagsPlaces = ({ id }: LabelledText) => id <= 'tuning-355'

/** How many texts a habit must outweigh. */
const habitPenalty = 3

const tagsFit: Fit<{ candidates: (Candidate & { key: string; right: boolean; fits: boolean })[] }, TagWeights> = {
  files: {
    'tag-weights': ({ weights }) => weights,
    'tag-habits': ({ habits }) => habits,
  },
  of(text) {
    const reading = readText(text)
    const accepted = new Set(text.tags.map(tagStems))
    const candidates = tagCandidates(reading, placesOf(reading, gazetteer)).map(each => {
      const key = tagStems(each.tag)
      return { ...each, key, right: accepted.has(key), fits: !placeKinds.has(each.kind) || tagsPlaces(text) }
    })
    return { candidates }
  },
  weightsOf(some) {
    const all = some.flatMap(({ candidates }) => candidates.filter(({ fits }) => fits))
    const weights = Object.fromEntries(
      [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, list]) => [kind, fitWeights(list)]),
    )
    return { weights, habits: habitsOf(all, weights) }
  },
  // Of the first five, how many are accepted.
  score(some, { weights, habits }) {
    let hits = 0
    for (const { candidates } of some) {
      const ranked = candidates.map(each => {
        const chance = chanceOfTag(each, each.key, weights, habits) * (placeKinds.has(each.kind) ? deskTagsPlaces : 1)
        return { ...each, odds: Math.log(chance / (1 - chance)) }
      })
      const once = new Map<string, (typeof ranked)[number]>()
      for (const each of ranked) if ((once.get(each.key)?.odds ?? -99) < each.odds) once.set(each.key, each)
      hits += withoutNearSynonyms([...once.values()], 5).filter(({ right }) => right).length
    }
    return hits / some.length
  },
}

/** What is left of the share of texts in which a common word was taken when its features are counted, drawn to 0 where few texts have it. */
function habitsOf(all: readonly (Candidate & { key: string; right: boolean })[], weights: Record<string, Weights>) {
  const seen = new Map<string, { left: number; held: number }>()
  for (const each of all) {
    if (!commonKinds.has(each.kind)) continue
    const chance = chanceOfTag(each, each.key, weights, {})
    const known = seen.get(each.key) ?? { left: 0, held: habitPenalty }
    seen.set(each.key, { left: known.left + (each.right ? 1 : 0) - chance, held: known.held + chance * (1 - chance) })
  }
  return Object.fromEntries(
    [...seen]
      .map(([key, { left, held }]) => [key, Math.round((100 * left) / held) / 100] as const)
      .filter(([, habit]) => Math.abs(habit) >= 0.15)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

type Part = (at: number) => boolean
/** The parts that are held out in turn: each fifth text, and the texts of each hand. */
const fifths: readonly Part[] = [0, 1, 2, 3, 4].map(fifth => at => at % 5 === fifth)
const hands: readonly Part[] = [0, 130, 250, 335, 355, 386, 446, 491, 536].map((from, hand, all) => {
  const to = all[hand + 1] ?? Number.POSITIVE_INFINITY
  return at => at >= from && at < to
})

function report<T, W>({ files, of, weightsOf, score }: Fit<T, W>): void {
  const texts = labelledTexts('tuning')
  const examples = texts.map(of)
  const weights = weightsOf(examples)
  const held = (isHeld: Part) =>
    score(
      examples.filter((_, at) => isHeld(at)),
      weightsOf(examples.filter((_, at) => !isHeld(at))),
    )
  const mean = fifths.map(held).reduce((sum, each) => sum + each, 0) / fifths.length
  console.log(
    `fitted to all: ${written(score(examples, weights), 3)}; fifths held out: ${written(mean, 3)};`,
    `hands held out: ${hands.map(hand => written(held(hand), 3)).join(', ')}`,
  )
  if (!process.argv.includes('--write')) return
  for (const [name, contentOf] of Object.entries(files)) {
    const path = join(root, 'prisma/reference/analysis', `${name}.json`)
    writeFileSync(path, `${JSON.stringify(contentOf(weights), null, 2)}\n`)
  }
}

/** For powers by which chances become certainties: how many texts get a primary city by itself, and how often it is right. */
function reportCertainty(): void {
  const examples = labelledTexts('tuning').map(primaryFit.of)
  for (const [name, parts] of Object.entries({ fifths, hands })) {
    const held = parts.flatMap(isHeld => {
      const weights = primaryFit.weightsOf(examples.filter((_, at) => !isHeld(at)))
      return examples
        .filter((_, at) => isHeld(at))
        .map(({ primary, options }) => ({ primary, chances: primaryChances(options, weights) }))
    })
    for (let twentieths = 20; twentieths <= 30; twentieths++) {
      const chosen = held.flatMap(({ primary, chances }) =>
        chances
          .filter(
            ({ chance, features }) => certaintyOf(chance, features, twentieths / 20) >= limits.suggestions.chosenFrom,
          )
          .map(({ city }) => city?.path === primary),
      )
      const right = chosen.filter(Boolean).length / chosen.length
      console.log(
        `${name} held out, power ${twentieths / 20}: ${chosen.length} of ${held.length}, ${written(right, 3)}`,
      )
    }
  }
}

const [, , part] = process.argv
if (part === 'cities') report(citiesFit)
else if (part === 'primary') report(primaryFit)
else if (part === 'tags') report(tagsFit)
else if (part === 'certainty') reportCertainty()
else if (part === 'score')
  for (const half of ['tuning', 'test'] as const) console.log(half, scoreOf(labelledTexts(half), gazetteer))
else {
  console.error('Usage: node tests/support/analysis/fit.ts cities|primary|tags [--write], certainty, or score')
  process.exitCode = 2
}
