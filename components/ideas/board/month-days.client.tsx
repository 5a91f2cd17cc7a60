'use client'

import './month.css'
import Link from 'next/link'
import { ideaPath } from '#lib/ideas/idea-views.ts'
import { isSettled } from '#lib/ideas/ideas.ts'
import type { PlannedIdea } from '#server/ideas/queries/calendar.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { DayMenu } from './day-menu.client.tsx'
import { movedTo, type PlannedDay, weekdays } from './month-days.ts'
import { useDrag } from './use-drag.client.tsx'
import { useMoves } from './use-moves.client.tsx'

interface MonthDaysProps {
  /** The weeks of the month, as days (`2026-11-21`); null for cells outside the month. */
  weeks: readonly (readonly (string | null)[])[]
  days: readonly PlannedDay[]
  today: string
  setDay: IdeaActions['setDay']
}

/**
 * The days of a month with their deadlines; on a phone a list of the days with deadlines. An idea moves to another day by dragging, or by
 * its button, which also works by keyboard and touch.
 */
export function MonthDays({ weeks, days, today, setDay }: MonthDaysProps) {
  const { shown, move } = useMoves({
    state: days,
    moved: (state, to: { id: string; day: string }) => movedTo(state, to, today),
    act: setDay,
    success: { title: 'Prazo atualizado', description: 'O prazo da pauta foi alterado.' },
    failure: 'Não foi possível atualizar o prazo.',
  })
  const drag = useDrag((id, day) => move({ id, day }))
  const ideasOf = (day: string) => shown.find(each => each.day === day)?.ideas ?? []
  return (
    <table className="month">
      <thead>
        <tr>
          {weekdays.map(day => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) =>
              day === null ? (
                <td key={weekdays[place]} data-empty />
              ) : (
                <td
                  key={weekdays[place]}
                  data-today={day === today || undefined}
                  data-empty={ideasOf(day).length === 0 || undefined}
                  {...drag.place(day)}
                >
                  <time dateTime={day} className="text-sm text-soft">
                    {Number(day.slice(-2))}
                    <span className="month-weekday">, {weekdays[place]}</span>
                  </time>
                  <ul className="mt-1 flex flex-col gap-1">
                    {ideasOf(day).map(idea => (
                      <li key={idea.id} className="month-idea" {...(idea.movable && drag.card(idea.id, day))}>
                        <Idea idea={idea} />
                        {idea.movable && (
                          <DayMenu
                            title={idea.title}
                            day={day}
                            today={today}
                            move={to => move({ id: idea.id, day: to })}
                          />
                        )}
                      </li>
                    ))}
                    {drag.over === day && (
                      <li aria-hidden className="month-slot" style={{ blockSize: drag.dragged?.height }} />
                    )}
                  </ul>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Idea = ({ idea: { id, title, status, hour, overdue, assignee } }: { idea: PlannedIdea }) => (
  <div className="min-w-0 grow">
    <Link
      href={ideaPath(id)}
      prefetch={false}
      draggable={false}
      className={`wrap-anywhere hover:underline ${overdue ? 'font-semibold text-danger' : ''} ${isSettled(status) ? 'text-soft line-through' : ''}`}
    >
      {title}
    </Link>
    <span className="block text-soft">
      {hour}
      {overdue && <span className="text-danger"> · atrasada</span>}
      {assignee && ` · ${assignee}`}
    </span>
  </div>
)
