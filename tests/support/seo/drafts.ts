import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { articleGraph } from '#lib/seo/json-ld/article.ts'
import type { RuleId } from '#lib/seo/validation/rules.ts'
import type { LinkState, SeoSubject, Surroundings } from '#lib/seo/validation/subject.ts'

/** A labelled draft; texts/README.md says what the labels mean. */
export interface LabelledDraft extends SeoSubject {
  id: string
  author: string
  sameTitles: string[]
  brokenLinks: string[]
  labels: RuleId[]
}

const origin = 'https://jornal.example'
const publishedAt = new Date('2026-11-20T12:00:00Z')

/** The drafts of one half. */
export const labelledDrafts = (half: 'tuning' | 'test'): LabelledDraft[] =>
  readFileSync(join(import.meta.dirname, 'texts', `${half}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

/** What a validation knows beside a draft: its page as readers would get it. */
export function surroundingsOf(draft: LabelledDraft): Surroundings {
  const [city] = draft.cities
  const path = city ? `/${city}/${draft.slug}` : `/article/${draft.slug}`
  const facts = {
    ...{ path, title: draft.title, summary: draft.summary, premium: draft.visibility === 'premium', tags: draft.tags },
    pictures: [{ url: '/og/capa.jpg', width: 1200, height: 675, alt: '' }],
    credits: [{ id: null, name: draft.author, agency: false, avatarUrl: null, craft: 'reporting' as const }],
    locations: draft.cities.map((each, place) => ({ name: each, path: each, primary: place === 0 })),
    ...{ publishedAt, changedAt: publishedAt },
  }
  return {
    origin,
    year: 2026,
    sameTitles: draft.sameTitles,
    links: new Map(draft.brokenLinks.map((url): [string, LinkState] => [url, 'broken'])),
    page: { canonical: origin + path, data: articleGraph(origin, facts, { ...defaultIdentity, completePages: [] }) },
  }
}
