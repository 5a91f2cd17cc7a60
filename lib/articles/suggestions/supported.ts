import type { AnalysedText } from '../../analysis/reading/reading.ts'
import { stem } from '../../analysis/reading/stem.ts'
import { visibleText } from '../../text/html.ts'
import { fold } from '../../text/text.ts'
import { isOrder } from './orders.ts'

/** Words that name nothing alone. */
const linking = new Set('a as o os um uma de da do das dos e em no na nos nas por para com ao aos'.split(' '))

const negations = new Set(['nao', 'nem', 'nunca', 'jamais', 'sem'])
/** Words that may stand between a “não” and its verb. */
const between = new Set([...linking, 'se', 'lhe', 'lhes', 'me', 'mais', 'ja'])
/** Irregular forms of verbs, each with the folded present tense of headlines. */
const irregular: Record<string, string> = {
  fez: 'faz',
  fizeram: 'faz',
  fazem: 'faz',
  feito: 'faz',
  disse: 'diz',
  disseram: 'diz',
  dizem: 'diz',
  teve: 'tem',
  tiveram: 'tem',
  tinha: 'tem',
  tera: 'tem',
  deu: 'da',
  deram: 'da',
  dao: 'da',
  veio: 'vem',
  foi: 'vai',
  foram: 'vai',
  vao: 'vai',
  ira: 'vai',
  pos: 'poe',
  subiu: 'sobe',
  subiram: 'sobe',
  viu: 've',
  aberto: 'abre',
  aberta: 'abre',
  morto: 'morre',
  mortos: 'morre',
  preso: 'prende',
  presos: 'prende',
}
const verbEnding =
  /(?<=...)(?:ariam|eriam|iriam|arao|erao|irao|aram|eram|iram|aria|eria|iria|ando|endo|indo|avam|[ai]d[ao]s?|ava|ara|era|ira|am|em|ar|er|ir|ou|eu|iu|iam|ia|a|e|u)$/
/** The endings of nouns that no verb has. */
const nounEnding = /(?:[cs]ao|[cs]oes|dades?|mentos?|gens?|gem|istas?|eir[ao]s?|uras?|ncias?|dor(?:a|as|es)?)$/

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => !linking.has(word))
    .map(stem)

/** The root of a verb in whatever tense: “abre”, “abriu” and “abrirá” have one. */
const rootOf = (word: string): string => (irregular[word] ?? word).replace(verbEnding, '')

/** A claim of a sentence: a word by its stem and its root, and whether it is denied. */
interface Claim {
  word: string
  keys: readonly string[]
}

/** What a sentence says word by word. A “não” and the word behind it are one claim. */
function claimsOf(sentence: string): Claim[] {
  const claims: Claim[] = []
  let denied = ''
  for (const word of wordsOf(sentence)) {
    if (negations.has(word)) denied = 'nao '
    else if (!(denied ? between : linking).has(word)) {
      claims.push({ word: denied + word, keys: [stem(word), rootOf(word)].map(key => denied + key) })
      denied = ''
    }
  }
  return denied ? [...claims, { word: denied, keys: [denied] }] : claims
}

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** What a text's readers can read in it, sentence by sentence. */
export interface Support {
  /** The stems of each sentence that tells something, title and summary first. */
  sentences: readonly ReadonlySet<string>[]
  /** Their claims and their numbers. */
  claims: ReadonlySet<string>
  numbers: ReadonlySet<string>
  /** How many of them are headline, summary and lead. */
  leading: number
}

/** Reads which words a text supports suggestions with. */
export function supportIn({ title, summary, content }: AnalysedText): Support {
  const told = (text: string) => text.split(/[!?…\n]|\.(?!\d)/).filter(sentence => !isOrder(sentence))
  const leading = [title, summary].flatMap(told)
  const all = [...leading, ...told(visibleText(content.slice(0, 200_000)))]
  return {
    sentences: all.map(sentence => new Set(stemsOf(sentence))),
    claims: new Set(all.flatMap(sentence => claimsOf(sentence).flatMap(({ keys }) => keys))),
    numbers: new Set(numbersOf(all.join('\n'))),
    leading: leading.length + 2,
  }
}

/** Whether all words of a name stand together in a leading sentence, or in two sentences of the text. */
export function isSupported(name: string, { sentences, leading }: Support): boolean {
  const stems = stemsOf(name)
  if (stems.length === 0) return false
  const places = sentences.flatMap((sentence, at) => (stems.every(each => sentence.has(each)) ? [at] : []))
  return places.length > 1 || places.some(at => at < leading)
}

/**
 * Whether a proposed sentence is made of what the text tells: three of four words stand in it, among them each verb, each “não” with its word, each
 * number and each name. It names no address.
 */
export function isAbout(proposal: string, { claims, numbers }: Support): boolean {
  const said = claimsOf(proposal)
  if (said.length === 0 || /https?:|www\.|\.com\b|@/i.test(proposal)) return false
  if (said.some(({ word }) => word === 'ignore' || word === 'prompt')) return false
  const names = new Set((proposal.match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? []).map(fold))
  const added = said.filter(({ keys }) => !keys.some(key => claims.has(key)))
  return (
    added.length <= said.length * 0.25 &&
    added.every(({ word }) => nounEnding.test(word) && !word.startsWith('nao ') && !names.has(word)) &&
    numbersOf(proposal).every(each => numbers.has(each))
  )
}
