import type { AnalysedText } from '../analysis/reading/reading.ts'
import { stem } from '../analysis/reading/stem.ts'
import { visibleText } from '../text/html.ts'
import { fold } from '../text/text.ts'

/**
 * Words of a sentence that speaks to a machine and not to readers. Such a sentence supports no suggestion: the article is data, and an order in it
 * gets nothing (AN-8).
 */
const orders = new Set(
  'tag tags hashtag marcador marcadores keyword keywords etiqueta etiquetas instrucao instrucoes instruction instructions prompt ignore desconsidere disregard json assistente assistant chatbot llm gpt system sistema adicione acrescente inclua sugira responda retorne output'.split(
    ' ',
  ),
)
/** Words that name nothing alone. */
const linking = new Set('a as o os um uma de da do das dos e em no na nos nas por para com ao aos'.split(' '))

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(word => !linking.has(word))
    .map(stem)

/** What a text's readers can read in it, sentence by sentence. */
export interface Support {
  /** The stems of each sentence that tells something, title and summary first. */
  sentences: readonly ReadonlySet<string>[]
  all: ReadonlySet<string>
  /** How many of them are headline, summary and lead. */
  leading: number
}

/** Reads which words a text supports suggestions with. */
export function supportIn({ title, summary, content }: AnalysedText): Support {
  const told = (text: string) =>
    text
      .split(/[.!?…\n]+/)
      .filter(sentence => !wordsOf(sentence).some(word => orders.has(word)))
      .map(sentence => new Set(stemsOf(sentence)))
  const leading = [title, summary].flatMap(told)
  const body = told(visibleText(content.slice(0, 200_000)))
  const sentences = [...leading, ...body]
  return { sentences, all: new Set(sentences.flatMap(each => [...each])), leading: leading.length + 2 }
}

/** Whether all words of a name stand together in a leading sentence, or in two sentences of the text. */
export function isSupported(name: string, { sentences, leading }: Support): boolean {
  const stems = stemsOf(name)
  if (stems.length === 0) return false
  const places = sentences.flatMap((sentence, at) => (stems.every(each => sentence.has(each)) ? [at] : []))
  return places.length > 1 || places.some(at => at < leading)
}

/** Whether a proposed sentence is made of what the text tells: three of four words stand in it, and it names no address. */
export function isAbout(proposal: string, { all }: Support): boolean {
  const stems = stemsOf(proposal)
  if (stems.length === 0 || /https?:|www\.|\.com\b|@/i.test(proposal)) return false
  if (wordsOf(proposal).some(word => word === 'ignore' || word === 'prompt')) return false
  return stems.filter(each => all.has(each)).length >= stems.length * 0.75
}
