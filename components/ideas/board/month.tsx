import './board.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { type IdeaAddress, ideaPath, ideasPath, monthAfter } from '#lib/ideas/idea-views.ts'
import { isSettled } from '#lib/ideas/ideas.ts'
import { formatDate, isoDay } from '#lib/text/format.ts'
import { instantOf } from '#lib/text/local-time.ts'
import type { IdeaMonth, PlannedIdea } from '#server/ideas/queries/calendar.ts'

interface MonthProps {
  planned: IdeaMonth
  address: IdeaAddress
  today: Date
}

const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo']

/** A month of deadlines, with weeks from Monday; on a phone a list of the days with deadlines. */
export function Month({ planned: { month, days, more }, address, today }: MonthProps) {
  const name = formatDate(instantOf(`${month}-01T12:00`), "MMMM 'de' yyyy")
  const to = (by: number) => ideasPath({ ...address, month: monthAfter(month, by) })
  return (
    <section aria-labelledby="mes" className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <Link href={to(-1)} prefetch={false} className="nav-link" aria-label="Mês anterior">
          <ChevronLeft aria-hidden size={18} />
        </Link>
        <h2 id="mes" className="min-w-44 text-center font-serif text-xl font-semibold first-letter:uppercase">
          {name}
        </h2>
        <Link href={to(1)} prefetch={false} className="nav-link" aria-label="Mês seguinte">
          <ChevronRight aria-hidden size={18} />
        </Link>
        {month !== isoDay(today).slice(0, 7) && (
          <Link href={ideasPath({ ...address, month: null })} prefetch={false} className="text-sm underline">
            Hoje
          </Link>
        )}
      </div>
      <section aria-label={`Prazos de ${name}`} className="overflow-x-auto">
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
            {weeksOf(month).map(week => (
              <tr key={week.find(Boolean)}>
                {week.map((day, place) => (
                  <td
                    key={weekdays[place]}
                    data-today={day === isoDay(today) || undefined}
                    data-empty={!day || !days.has(day) || undefined}
                  >
                    {day && <Day day={day} weekday={weekdays[place] ?? ''} ideas={days.get(day) ?? []} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {days.size === 0 && <p className="text-soft">Nenhuma pauta com prazo neste mês.</p>}
      {more && (
        <p className="text-soft">Há mais pautas neste mês do que cabem aqui: filtre por responsável ou cidade.</p>
      )}
    </section>
  )
}

/** The days of a month in rows of seven; null for cells outside the month. */
function weeksOf(month: string): (string | null)[][] {
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

function Day({ day, weekday, ideas }: { day: string; weekday: string; ideas: readonly PlannedIdea[] }) {
  return (
    <>
      <time dateTime={day} className="text-sm text-soft">
        {Number(day.slice(-2))}
        <span className="month-weekday">, {weekday}</span>
      </time>
      <ul className="mt-1 flex flex-col gap-1">
        {ideas.map(({ id, title, status, overdue, assignee }) => (
          <li key={id} className="text-xs leading-snug">
            <Link
              href={ideaPath(id)}
              prefetch={false}
              className={`wrap-anywhere hover:underline ${overdue ? 'font-semibold text-danger' : ''} ${isSettled(status) ? 'text-soft line-through' : ''}`}
            >
              {title}
            </Link>
            {overdue && <span className="text-danger"> · atrasada</span>}
            {assignee && <span className="block text-soft">{assignee}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
