import type { EditionBlock } from '#lib/newsletter/edition.ts'
import type { Digest } from './moment.ts'

/** An article that is new since the last edition. */
export interface News {
  id: string
  title: string
}

/** Days of the agenda in an edition. */
const agendaDays: Record<Digest, number> = { daily: 3, weekly: 7 }
const mostEvents = 5
const longestSubject = 150

/** An automatic edition of a city, or of all cities: the greeting, the first article large, the others short, the agenda. */
export function writeDigest(
  digest: Digest,
  city: { path: string; name: string } | null,
  news: readonly [News, ...News[]],
): { subject: string; preheader: string; blocks: EditionBlock[] } {
  const [lead, ...others] = news
  const greeting = greetingOf(digest, city?.name ?? null)
  const blocks: EditionBlock[] = [
    { id: 'saudacao', kind: 'heading', text: greeting },
    { id: 'manchete', kind: 'article', articleId: lead.id, look: 'lead' },
    ...others.map(
      ({ id }, at) => ({ id: `noticia-${at + 1}`, kind: 'article', articleId: id, look: 'short' }) as const,
    ),
    { id: 'agenda', kind: 'agenda', city: city?.path ?? null, days: agendaDays[digest], count: mostEvents },
  ]
  const titles = news.map(({ title }) => title)
  return { ...digestWords(greeting, titles), blocks }
}

/** The subject and the preview line of a digest: its greeting and its first two headlines. */
export function digestWords(greeting: string, [lead, second = '']: readonly string[]) {
  return { subject: (lead ? `${greeting}: ${lead}` : greeting).slice(0, longestSubject), preheader: second }
}

function greetingOf(digest: Digest, city: string | null): string {
  if (digest === 'daily') return city ? `Bom dia, ${city}` : 'Bom dia'
  return city ? `A semana em ${city}` : 'A semana em resumo'
}
