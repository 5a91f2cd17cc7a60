import type { Raised } from './finding.ts'
import { passiveIn } from './passive.ts'
import type { Sentence } from './sentences.ts'
import type { ReadSubject } from './subject.ts'

/** Words of a sentence that is long by itself, and of one that is long when many are. */
const sentenceWords = { most: 40, many: 30 }
const longShare = 0.25
const longestParagraph = 110
/** News is told in the passive where nobody knows who did it. A run of such sentences, or almost every second one, is a habit. */
const passive = { run: 4, least: 5, share: 0.45 }

/** The problems of the running text: long sentences, long paragraphs, passive voice. */
export function* checkLanguage({ paragraphs }: ReadSubject): Generator<Raised> {
  const sentences = paragraphs.flatMap(each => each.sentences)
  yield* checkSentences(sentences)
  const long = paragraphs.filter(({ words }) => words > longestParagraph)
  if (long.length > 0) {
    yield {
      rule: 'paragraph-long',
      message:
        long.length === 1
          ? `Um parágrafo passa de ${longestParagraph} palavras.`
          : `${long.length} parágrafos passam de ${longestParagraph} palavras.`,
      evidence: long.map(({ text }) => text),
    }
  }
  yield* checkVoice(sentences)
}

function* checkSentences(sentences: readonly Sentence[]): Generator<Raised> {
  const tooLong = sentences.filter(({ words }) => words.length > sentenceWords.most)
  const long = sentences.filter(({ words }) => words.length > sentenceWords.many)
  if (tooLong.length > 0) {
    yield {
      rule: 'sentence-long',
      message:
        tooLong.length === 1
          ? `Uma frase tem ${tooLong[0]?.words.length} palavras.`
          : `${tooLong.length} frases passam de ${sentenceWords.most} palavras.`,
      evidence: tooLong.map(({ text }) => text),
    }
  } else if (long.length >= 3 && long.length > sentences.length * longShare) {
    yield {
      rule: 'sentence-long',
      message: `${long.length} de ${sentences.length} frases passam de ${sentenceWords.many} palavras.`,
      evidence: long.map(({ text }) => text),
    }
  }
}

function* checkVoice(sentences: readonly Sentence[]): Generator<Raised> {
  const found = sentences.map(passiveIn)
  const all = found.filter(words => words !== null)
  let run = 0
  let longest = 0
  for (const words of found) {
    run = words === null ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  if (longest < passive.run && (all.length < passive.least || all.length < sentences.length * passive.share)) return
  yield {
    rule: 'passive-voice',
    message: `${all.length} de ${sentences.length} frases estão na voz passiva.`,
    evidence: all,
  }
}
