import { fold, tagKey } from '../../text/text.ts'
import type { Features } from '../chance.ts'
import type { FoundPlace } from '../places/found-place.ts'
import { clubs } from '../reading/country.ts'
import { isSport, type Part, type ReadText } from '../reading/reading.ts'
import { singular } from '../reading/stem.ts'
import { subjectsIn } from './found-subjects.ts'
import { knownTags } from './known-tags.ts'
import { isNoName, nameFeatures } from './name-kinds.ts'
import { isPerson, type Phrase, phrasesIn } from './phrases.ts'
import { tagStems } from './tag-stems.ts'

/** What a candidate is: each kind has weights of its own. */
export type CandidateKind = 'section' | 'subject' | 'noun' | 'pair' | 'name' | 'person' | 'city' | 'state' | 'land'

/** Something that might be a tag of a text, and what speaks for it. */
export interface Candidate {
  tag: string
  kind: CandidateKind
  features: Features
  evidence: string[]
}

/** The places of a text and the words that say which states and places there are. */
export interface TextPlaces {
  locations: FoundPlace[]
  primary: FoundPlace | null
  /** A state's name by its letters. */
  stateNames: Readonly<Record<string, string>>
  /** The folded names of all places: a name of one is no other tag. */
  names: ReadonlySet<string>
}

/** All candidates of a text: its subjects, its names and phrases, and its places. */
export function tagCandidates(reading: ReadText, places: TextPlaces): Candidate[] {
  const placed = placedIn(reading, places.names)
  const { found, coherence } = subjectsIn(reading, placed)
  const phrases = phraseCandidates(phrasesIn(reading, placed), {
    names: places.names,
    clubNames: isSport(reading) ? clubs : none,
    coherence,
  })
  const nouns = new Map(
    phrases.flatMap(each => (commonKinds.has(each.kind) ? [[tagStems(each.tag), each] as const] : [])),
  )
  const subjects = found.map(({ section, ...subject }): Candidate => {
    const key = tagStems(subject.tag)
    const features = { ...subject.features, ...asWritten(nouns.get(key)) }
    nouns.delete(key)
    return { ...subject, kind: section ? 'section' : 'subject', features }
  })
  return [
    ...subjects,
    ...phrases.filter(each => !commonKinds.has(each.kind) || nouns.get(tagStems(each.tag)) === each),
    ...placeCandidates(reading, places),
  ]
}

const commonKinds: ReadonlySet<CandidateKind> = new Set(['noun', 'pair'])

/** What speaks for a subject because the text writes its tag. */
const asWritten = (noun: Candidate | undefined): Features =>
  noun
    ? {
        wordTitleFirst: noun.features.titleFirst ?? 0,
        wordTitle: noun.features.title ?? 0,
        wordSummary: noun.features.summary ?? 0,
        wordLead: noun.features.lead ?? 0,
        wordCount: noun.features.count ?? 0,
        wordTitleAndMore: noun.features.titleAndMore ?? 0,
        wordDetermined: noun.features.determined ?? 0,
        wordInLonger: noun.features.inLonger ?? 0,
      }
    : {}

const none: ReadonlySet<string> = new Set()

const longestPlace = 4

/** The positions of words that belong to the name of a place. */
function placedIn({ words }: ReadText, names: ReadonlySet<string>): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < words.length; at++) {
    if (!words[at]?.capital) continue
    for (let length = longestPlace; length > 0; length--) {
      const slice = words.slice(at, at + length)
      if (length === 1 && slice[0]?.first) continue
      if (slice.at(-1)?.capital && names.has(slice.map(({ key }) => key).join(' '))) {
        for (let n = 0; n < length; n++) found.add(at + n)
        break
      }
    }
  }
  return found
}

/** What phrases are judged by. */
interface PhraseContext {
  /** The folded names of all places. */
  names: ReadonlySet<string>
  /** Those that are clubs here: “o Londrina empatou”. */
  clubNames: ReadonlySet<string>
  coherence: ReadonlyMap<string, number>
  /** The stems of words that stand in a phrase of the title or in one that is repeated. */
  inLonger: ReadonlySet<string>
}

function phraseCandidates(phrases: readonly Phrase[], context: Omit<PhraseContext, 'inLonger'>): Candidate[] {
  const inLonger = new Set<string>()
  for (const { proper, key, length, parts, count } of phrases)
    if (!proper && length > 1 && (parts.has('title') || count > 1))
      for (const part of key.split(' ')) inLonger.add(part)
  return phrases.flatMap(phrase => phraseCandidate(phrase, { ...context, inLonger }))
}

function phraseCandidate(phrase: Phrase, { names, clubNames, coherence, inLonger }: PhraseContext): Candidate[] {
  const { proper, count, parts, length, text, written, determined } = phrase
  const plain = tagKey(text).replaceAll('-', ' ')
  const club = proper && clubNames.has(plain) ? 1 : 0
  if (proper && ((names.has(plain) && !club) || isNoName(plain))) return []
  const kind = proper ? (isPerson(phrase) ? 'person' : 'name') : length === 1 ? 'noun' : 'pair'
  const single = proper && length === 1
  const acronym = /^\p{Lu}{2}/u.test(text)
  const inPart = (part: Part) => (parts.has(part) ? 1 : 0)
  const features = {
    title: inPart('title'),
    summary: inPart('summary'),
    lead: inPart('lead'),
    count: Math.log2(Math.min(8, count)),
    titleAndMore: parts.has('title') && count > 1 ? 1 : 0,
    known: knownTags.has(phrase.key) ? 1 : 0,
    knownInTitle: parts.has('title') && knownTags.has(phrase.key) ? 1 : 0,
    single: single && !acronym ? 1 : 0,
    acronym: single && acronym ? 1 : 0,
    determined: determined ? 1 : 0,
    coherence: Math.max(0, ...plain.split(' ').map(word => coherence.get(singular(word)) ?? 0)),
    inLonger: inLonger.has(phrase.key) ? 1 : 0,
    long: length > 3 ? 1 : 0,
    club,
    quoted: phrase.quoted > 0 && phrase.quoted === count ? 1 : 0,
    mixed: !proper && /\p{Lu}/u.test(text) ? 1 : 0,
    linked: !proper && /\s(?:d[aeo]s?|em)\s/.test(text) ? 1 : 0,
    titleFirst: phrase.titleFirst ? 1 : 0,
    ...(proper ? nameFeatures(fold(text)) : {}),
  }
  return [{ tag: text, kind, features, evidence: written }]
}

/** A text's places as tags: the city that it is about, its state, other cities in the title, states, countries and regions. */
function placeCandidates({ words }: ReadText, { locations, primary, stateNames }: TextPlaces): Candidate[] {
  const partsOf = (evidence: readonly string[]) => {
    const wanted = new Set(evidence.map(each => tagKey(each.split(' ').at(-1) ?? '')))
    const parts = new Map<Part, number>()
    for (const { key, part, capital } of words)
      if (wanted.has(key) && capital) parts.set(part, (parts.get(part) ?? 0) + 1)
    const has = (part: Part) => (parts.has(part) ? 1 : 0)
    const count = [...parts.values()].reduce((sum, each) => sum + each, 0)
    return { title: has('title'), summary: has('summary'), lead: has('lead'), count: Math.log2(1 + Math.min(7, count)) }
  }
  const cities = locations.filter(({ type }) => type === 'city')
  const found = new Map<string, Candidate>()
  const add = (candidate: Candidate) => {
    const key = tagStems(candidate.tag)
    if (!found.has(key)) found.set(key, candidate)
  }
  for (const place of cities) {
    const isPrimary = place.path === primary?.path ? 1 : 0
    const features = { ...partsOf(place.evidence), primary: isPrimary, none: primary ? 0 : 1 }
    add({ tag: place.name, kind: 'city', features, evidence: place.evidence })
  }
  const states = new Map(
    locations.flatMap(({ type, state, evidence }) => (type === 'state' && state ? [[state, evidence]] : [])),
  )
  const shared = new Map<string, number>()
  for (const { state } of cities) if (state) shared.set(state, (shared.get(state) ?? 0) + 1)
  for (const state of new Set([...(primary?.state ? [primary.state] : []), ...states.keys(), ...shared.keys()])) {
    const evidence = states.get(state) ?? []
    const features = {
      ...partsOf(evidence),
      primary: state === primary?.state ? 1 : 0,
      none: primary ? 0 : 1,
      named: evidence.length > 0 ? 1 : 0,
      share: (shared.get(state) ?? 0) / Math.max(1, cities.length),
      only: states.size === 1 && evidence.length > 0 ? 1 : 0,
    }
    const tag = stateNames[state] ?? state
    add({ tag, kind: 'state', features, evidence: evidence.length > 0 ? evidence : (primary?.evidence ?? []) })
  }
  for (const { type, name, evidence } of locations)
    if (type === 'country' || type === 'region')
      add({
        tag: name,
        kind: 'land',
        features: { ...partsOf(evidence), country: type === 'country' ? 1 : 0, none: primary ? 0 : 1 },
        evidence,
      })
  return [...found.values()]
}
