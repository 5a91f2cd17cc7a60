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
 * Sets an article's appointments. What stands already may stand, also when its minute has begun; anything new lies ahead, at most a year; it
 * goes down after it went up, and only what is not public can go up.
 */
export function schedule(
  article: Planned,
  wish: Schedule,
  now: Date,
): Transition<Schedule, 'schedule_moment' | 'unpublish_moment' | 'schedule_order' | 'schedule_published'> {
  const { publishAt, unpublishAt } = wish
  if (publishAt && article.status === 'published') return refuse('schedule_published')
  if (publishAt && unpublishAt && unpublishAt <= publishAt) return refuse('schedule_order')
  if (!mayBeSet(publishAt, article.publishAt, now)) return refuse('schedule_moment')
  if (!mayBeSet(unpublishAt, article.unpublishAt, now)) return refuse('unpublish_moment')
  return accept({ publishAt, unpublishAt })
}

/** Beside which fields the refusals of `schedule` are shown. */
export const scheduleFieldOf = {
  schedule_moment: 'publishAt',
  schedule_published: 'publishAt',
  unpublish_moment: 'unpublishAt',
  schedule_order: 'unpublishAt',
} as const

function mayBeSet(moment: Date | null, standing: Date | null, now: Date): boolean {
  if (moment === null || moment.getTime() === standing?.getTime()) return true
  const ahead = moment.getTime() - now.getTime()
  return ahead > 0 && ahead <= limits.scheduleDays * dayMs
}

/**
 * What an article's appointments ask for at a moment. Where both have passed, the house was away (missed): nothing goes up that would have been
 * taken down again by now. An end alone asks for nothing of what never went up (idle).
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
