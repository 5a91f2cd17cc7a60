import { limits } from '#lib/limits.ts'
import { accept, refuse, type Transition } from '#lib/transition.ts'
import type { ArticleState } from '../article.ts'

/** When an article goes public by itself and when it is taken down. */
export interface Schedule {
  publishAt: Date | null
  unpublishAt: Date | null
}

type Planned = Pick<ArticleState, 'status'> & Schedule

/** No appointments. */
export const unscheduled = { publishAt: null, unpublishAt: null, scheduledBy: null } as const

const dayMs = 24 * 60 * 60 * 1000

/**
 * Sets an article's schedule. A moment that is set already may stay, even in the past. A new one is in the future, at most
 * a year ahead. Taking down comes after publishing, and only an unpublished article can be scheduled to go public.
 */
export function schedule(
  article: Planned,
  wanted: Schedule,
  now: Date,
): Transition<Schedule, 'schedule_moment' | 'unpublish_moment' | 'schedule_order' | 'schedule_published'> {
  const { publishAt, unpublishAt } = wanted
  if (publishAt && article.status === 'published') return refuse('schedule_published')
  if (publishAt && unpublishAt && unpublishAt <= publishAt) return refuse('schedule_order')
  if (!mayBeSet(publishAt, article.publishAt, now)) return refuse('schedule_moment')
  if (!mayBeSet(unpublishAt, article.unpublishAt, now)) return refuse('unpublish_moment')
  return accept({ publishAt, unpublishAt })
}

/** The form field beside which each refusal of `schedule` is shown. */
export const scheduleFieldOf = {
  schedule_moment: 'publishAt',
  schedule_published: 'publishAt',
  unpublish_moment: 'unpublishAt',
  schedule_order: 'unpublishAt',
} as const

function mayBeSet(moment: Date | null, present: Date | null, now: Date): boolean {
  if (moment === null || moment.getTime() === present?.getTime()) return true
  const ahead = moment.getTime() - now.getTime()
  return ahead > 0 && ahead <= limits.scheduleDays * dayMs
}

/**
 * What an article's schedule asks for at a moment; null for nothing. `missed`: both moments have passed while the server was
 * down, so the article does not go up. `idle`: the article was to be taken down and was never published.
 */
export function dueOf(
  { status, publishAt, unpublishAt }: Planned,
  now: Date,
): 'publish' | 'unpublish' | 'missed' | 'idle' | null {
  const isDue = (moment: Date | null) => moment !== null && moment <= now
  if (isDue(publishAt) && status !== 'published') return isDue(unpublishAt) ? 'missed' : 'publish'
  if (!isDue(unpublishAt)) return null
  return status === 'published' ? 'unpublish' : 'idle'
}
