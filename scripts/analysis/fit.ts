import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { landsIn, placesOf } from '#lib/analysis/analyse.ts'
import { oddsOf, type Weights } from '#lib/analysis/chance.ts'
import { cityWeights } from '#lib/analysis/places/city-weights.ts'
import { noKnowledge } from '#lib/analysis/places/found-place.ts'
import { makeGazetteer } from '#lib/analysis/places/gazetteer.ts'
import { mentionsIn } from '#lib/analysis/places/mentions.ts'
import { findCities } from '#lib/analysis/places/places.ts'
import { primaryOptions } from '#lib/analysis/places/primary.ts'
import { readText } from '#lib/analysis/reading/reading.ts'
import { tagCandidates } from '#lib/analysis/tags/candidates.ts'
import { tagStems } from '#lib/analysis/tags/tag-stems.ts'
import { type LabelledText, labelledTexts } from '#tests/support/analysis/texts.ts'
import { written } from '../bench/numbers.ts'
import { root } from '../steps/environment.ts'
import { fitChoices, fitWeights } from './logistic.ts'
import { municipalities } from './municipalities.ts'

// Fits the weights of the analysis to the tuning half of the labelled texts, and says how good they are for texts that they were not fitted to:
// `node scripts/analysis/fit.ts cities`, then `primary`, then `tags`, as each rests on the one before. With `--write` the weights are kept.

/** What one part of the analysis is fitted by: its examples of a text, the fit, and its share of right answers. */
interface Fit<T, W> {
  file: string
  of: (text: LabelledText) => T
  weightsOf: (some: readonly T[]) => W
  score: (some: readonly T[], weights: W) => number
}

const gazetteer = makeGazetteer(municipalities())

const citiesFit: Fit<{ wanted: string[]; found: ReturnType<typeof findCities> }, Weights> = {
  file: 'places/city-weights.ts',
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
  file: 'places/primary-weights.ts',
  of(text) {
    const reading = readText(text)
    const mentions = mentionsIn(reading, gazetteer)
    const cities = findCities(reading, mentions, gazetteer, noKnowledge)
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

const tagsFit: Fit<
  { accepted: ReadonlySet<string>; candidates: ReturnType<typeof tagCandidates> },
  Record<string, Weights>
> = {
  file: 'tags/tag-weights.ts',
  of(text) {
    const reading = readText(text)
    const candidates = tagCandidates(reading, placesOf(reading, gazetteer))
    return { accepted: new Set(text.tags.map(tagStems)), candidates }
  },
  weightsOf(some) {
    const all = some.flatMap(({ accepted, candidates }) =>
      candidates.map(({ tag, kind, features }) => ({ kind, features, right: accepted.has(tagStems(tag)) })),
    )
    return Object.fromEntries([...Map.groupBy(all, ({ kind }) => kind)].map(([kind, list]) => [kind, fitWeights(list)]))
  },
  // Of the first five, how many are accepted.
  score(some, weights) {
    let hits = 0
    for (const { accepted, candidates } of some) {
      const sorted = candidates
        .map(({ tag, kind, features }) => ({ key: tagStems(tag), odds: oddsOf(features, weights[kind] ?? {}) }))
        .toSorted((a, b) => b.odds - a.odds)
      hits += [...new Set(sorted.map(({ key }) => key))].slice(0, 5).filter(key => accepted.has(key)).length
    }
    return hits / some.length
  },
}

function report<T, W>({ file, of, weightsOf, score }: Fit<T, W>): void {
  const texts = labelledTexts('tuning')
  const examples = texts.map(of)
  const weights = weightsOf(examples)
  const held = (isHeld: (at: number) => boolean) =>
    score(
      examples.filter((_, at) => isHeld(at)),
      weightsOf(examples.filter((_, at) => !isHeld(at))),
    )
  const fifths = [0, 1, 2, 3, 4].map(fifth => held(at => at % 5 === fifth))
  const mean = fifths.reduce((sum, each) => sum + each, 0) / fifths.length
  const hands: readonly [number, number][] = [
    [0, 130],
    [130, 250],
    [250, 335],
    [335, texts.length],
  ]
  console.log(
    `fitted to all: ${written(score(examples, weights), 3)}; fifths held out: ${written(mean, 3)};`,
    `hands held out: ${hands
      .map(([from, to]) =>
        written(
          held(at => at >= from && at < to),
          3,
        ),
      )
      .join(', ')}`,
  )
  if (!process.argv.includes('--write')) return
  const path = join(root, 'lib/analysis', file)
  const [before = ''] = readFileSync(path, 'utf8').split(' = {')
  writeFileSync(path, `${before} = ${JSON.stringify(weights, null, 2)}\n`)
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', path])
}

const [, , part] = process.argv
if (part === 'cities') report(citiesFit)
else if (part === 'primary') report(primaryFit)
else if (part === 'tags') report(tagsFit)
else {
  console.error('Usage: node scripts/analysis/fit.ts cities|primary|tags [--write]')
  process.exitCode = 2
}
