import { analyse } from '#lib/analysis/analyse.ts'
import type { Gazetteer } from '#lib/analysis/places/gazetteer.ts'
import { tagStems } from '#lib/analysis/tags/tag-stems.ts'
import { limits } from '#lib/limits.ts'
import { slugify } from '#lib/text/text.ts'
import type { LabelledText } from './texts.ts'

/** How well the analyser reads labelled texts. */
export interface Score {
  /** F1 of cities, of states, and of both. */
  cities: number
  states: number
  places: number
  /** Shares of texts and of names. */
  primary: number
  homonyms: number
  /**
   * Of the texts about a city, the share that gets one by itself; how often one that a text gets by itself is right, also in texts about none; and of the
   * texts about a city, how often it is among the first two.
   */
  chosen: number
  chosenRight: number
  firstTwo: number
  /** Of the first five tags, how many the labels accept. */
  tags: number
  /** Milliseconds a text. */
  time: number
}

class Counter {
  hit = 0
  extra = 0
  missed = 0
  count(got: ReadonlySet<string>, wanted: ReadonlySet<string>): void {
    const hits = [...got].filter(each => wanted.has(each)).length
    this.hit += hits
    this.extra += got.size - hits
    this.missed += wanted.size - hits
  }
  get f1(): number {
    return (2 * this.hit) / (2 * this.hit + this.extra + this.missed)
  }
}

/** Scores the analyser without any knowledge of a site. */
export function scoreOf(texts: readonly LabelledText[], gazetteer: Gazetteer): Score {
  const [cities, states, places] = [new Counter(), new Counter(), new Counter()]
  let [primary, homonyms, names, tags] = [0, 0, 0, 0]
  let [about, served, chosen, chosenRight, firstTwo] = [0, 0, 0, 0, 0]
  const begun = performance.now()
  for (const text of texts) {
    const found = analyse(text, gazetteer)
    const paths = new Set(found.locations.flatMap(({ path }) => path ?? []))
    const named = new Set(found.locations.flatMap(({ type, state }) => (type === 'state' && state ? [state] : [])))
    cities.count(paths, new Set(text.cities))
    states.count(named, new Set(text.states))
    places.count(new Set([...paths, ...named]), new Set([...text.cities, ...text.states]))
    if ((found.primaryLocation?.path ?? null) === text.primary) primary++
    if (text.primary) about++
    const [first, second] = found.locations.filter(({ type }) => type === 'city')
    if (first && first.confidence >= limits.suggestions.chosenFrom) {
      chosen++
      if (text.primary) served++
      if (first.path === text.primary) chosenRight++
    }
    if (text.primary && (first?.path === text.primary || second?.path === text.primary)) firstTwo++
    for (const { text: name, means } of text.homonyms) {
      names++
      const wrong = [...paths].some(path => path.slice(0, -3) === slugify(name) && !text.cities.includes(path))
      if (means === null || !/-[a-z]{2}$/.test(means) ? !wrong : paths.has(means)) homonyms++
    }
    const accepted = new Set(text.tags.map(tagStems))
    tags += found.tags.slice(0, 5).filter(({ tag }) => accepted.has(tagStems(tag))).length
  }
  return {
    ...{ cities: cities.f1, states: states.f1, places: places.f1 },
    ...{ chosen: served / about, chosenRight: chosenRight / chosen, firstTwo: firstTwo / about },
    ...{ primary: primary / texts.length, homonyms: homonyms / names, tags: tags / texts.length },
    time: (performance.now() - begun) / texts.length,
  }
}
