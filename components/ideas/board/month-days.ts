import { isSettled } from '#lib/ideas/ideas.ts'
import type { PlannedIdea } from '#server/ideas/queries/calendar.ts'

/** A day (`2026-11-21`) with its ideas, the earliest deadline first. */
export interface PlannedDay {
  day: string
  ideas: readonly PlannedIdea[]
}

export const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo']

/** The days of a month (`2026-11`) in weeks from Monday; null for cells outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const weeks = Math.ceil((before + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    weekdays.map((_, place) => {
      const day = week * 7 + place - before + 1
      return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, '0')}` : null
    }),
  )
}

/** The days after an idea has moved to another one, at its hour. A day outside the month is not shown. */
export function movedTo(
  days: readonly PlannedDay[],
  { id, day: to }: { id: string; day: string },
  today: string,
): readonly PlannedDay[] {
  const idea = days.flatMap(({ ideas }) => ideas).find(each => each.id === id)
  if (!idea) return days
  const moved = { ...idea, overdue: to < today && !isSettled(idea.status) }
  const without = days.map(({ day, ideas }) => ({ day, ideas: ideas.filter(each => each.id !== id) }))
  const there = without.find(({ day }) => day === to)?.ideas ?? []
  const ideas = [...there, moved].sort((one, other) => one.hour.localeCompare(other.hour))
  return [...without.filter(({ day }) => day !== to), { day: to, ideas }]
}
