import { type Finding, findingsOf, type Raised } from './finding.ts'
import { checkHeadline } from './headline.ts'
import { checkLanguage } from './language.ts'
import { checkLinks } from './links.ts'
import { checkPage } from './page.ts'
import { checkPictures } from './pictures.ts'
import { checkStructure } from './structure.ts'
import { type ReadSubject, readSubject, type SeoSubject, type Surroundings } from './subject.ts'
import { checkYears } from './years.ts'

/**
 * The problems of an article for search engines and readers, in sentences for its author: at most one of each rule but for the page's data,
 * errors first. Pure and deterministic; some milliseconds for a long text.
 */
export function validate(subject: SeoSubject, around: Surroundings): Finding[] {
  return findingsOf(raisedBy(readSubject(subject), around))
}

function* raisedBy(reading: ReadSubject, around: Surroundings): Generator<Raised> {
  const { subject } = reading
  yield* checkHeadline(subject, around)
  yield* checkStructure(reading)
  yield* checkLanguage(reading)
  yield* checkLinks(reading, around)
  yield* checkPictures(reading)
  yield* checkYears(reading, around)
  yield* checkPage(subject, around)
  if (subject.tags.length === 0) yield { rule: 'tags-missing', message: 'O artigo não tem tags.' }
  if (subject.cities.length === 0) yield { rule: 'city-missing', message: 'O artigo não tem cidade.' }
}
