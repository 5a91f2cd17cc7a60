import { shownSlug } from '../../addresses/draft-slug.ts'
import { stem } from '../../analysis/reading/stem.ts'
import { isStopWord } from '../../search/stop-words.ts'
import { fold, slugify } from '../../text/text.ts'
import type { Raised } from './finding.ts'
import { pixelsOf, splitAtPixels } from './pixels.ts'
import type { SeoSubject, Surroundings } from './subject.ts'

/** Google writes titles of results in Arial 20, and cuts them at about this width. */
const titleFont = 20
const titleWidth = { least: 230, most: 600 }
/** Google cuts descriptions at about 160 characters. */
const summaryLength = { least: 70, most: 160 }
const longestSlug = 100

/** The problems of the title, the summary and the address. */
export function* checkHeadline(subject: SeoSubject, { sameTitles }: Surroundings): Generator<Raised> {
  yield* checkTitle(subject.title.trim(), sameTitles)
  yield* checkSummary(subject)
  yield* checkSlug(subject)
}

function* checkTitle(title: string, sameTitles: readonly string[]): Generator<Raised> {
  if (title === '') return yield { rule: 'title-missing', message: 'O artigo não tem título.' }
  const width = Math.round(pixelsOf(title, titleFont))
  if (width > titleWidth.most) {
    const [, cut] = splitAtPixels(title, titleFont, titleWidth.most)
    yield {
      rule: 'title-pixels',
      message: `O título tem ${width} pixels e será cortado na busca, que mostra ${titleWidth.most}.`,
      evidence: [`…${cut}`],
    }
  }
  if (width < titleWidth.least) {
    yield { rule: 'title-short', message: 'O título é curto demais para dizer do que se trata.', evidence: [title] }
  }
  if (isShouted(title)) {
    yield { rule: 'title-capitals', message: 'O título está todo em maiúsculas.', evidence: [title] }
  }
  const [same] = sameTitles
  if (same !== undefined) {
    yield { rule: 'title-duplicate', message: 'Outra matéria do jornal tem o mesmo título.', evidence: [same] }
  }
}

/** Whether a text of several words is in capitals. Acronyms alone do not make it so. */
function isShouted(text: string): boolean {
  const long = text.split(/\s+/).filter(word => word.replace(/[^\p{L}]/gu, '').length > 3)
  return long.length >= 2 && long.filter(word => word === word.toUpperCase()).length > long.length * 0.6
}

function* checkSummary({ title, summary }: SeoSubject): Generator<Raised> {
  const text = summary.trim()
  const { length } = text
  if (length === 0) return yield { rule: 'summary-missing', message: 'O artigo não tem resumo.' }
  if (fold(text) === fold(title)) {
    return yield { rule: 'summary-repeats', message: 'O resumo repete o título.', evidence: [text] }
  }
  if (length < summaryLength.least) {
    yield { rule: 'summary-short', message: `O resumo tem só ${length} caracteres.`, evidence: [text] }
  }
  if (length > summaryLength.most) {
    yield {
      rule: 'summary-long',
      message: `O resumo tem ${length} caracteres e será cortado na busca.`,
      evidence: [`…${text.slice(text.lastIndexOf(' ', summaryLength.most) + 1)}`],
    }
  }
}

function* checkSlug({ slug: stored, title }: SeoSubject): Generator<Raised> {
  const slug = shownSlug(stored)
  if (slug === '') return
  const words = slug.split('-')
  if (!words.some(word => /[a-z]{2}/.test(word))) {
    return yield { rule: 'slug-words', message: 'O endereço não tem palavras.', evidence: [slug] }
  }
  if (slug.length > longestSlug) {
    yield { rule: 'slug-long', message: `O endereço tem ${slug.length} caracteres.`, evidence: [slug] }
  }
  const told = keyStems(slug.replaceAll('-', ' '))
  const titled = keyStems(slugify(title).replaceAll('-', ' '))
  if (titled.size > 0 && ![...told].some(each => titled.has(each))) {
    yield { rule: 'slug-apart', message: 'O endereço não tem nenhuma palavra do título.', evidence: [slug] }
  }
}

/** The stems of the words of a text that say something. */
export const keyStems = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^a-z0-9]+/)
      .filter(word => word.length > 2 && !isStopWord(word))
      .map(stem),
  )
