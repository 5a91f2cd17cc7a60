import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { type IdeaAddress, ideasPath } from '#lib/ideas/idea-views.ts'
import { monthAfter } from '#lib/months.ts'
import { formatDate, isoDay } from '#lib/text/format.ts'
import { instantOf } from '#lib/text/local-time.ts'
import type { IdeaMonth } from '#server/ideas/queries/calendar.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { MonthDays } from './month-days.client.tsx'
import { weeksOf } from './month-days.ts'

interface MonthProps {
  planned: IdeaMonth
  address: IdeaAddress
  today: Date
  setDay: IdeaActions['setDay']
}

export function Month({ planned: { month, days, more }, address, today, setDay }: MonthProps) {
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
        <MonthDays
          weeks={weeksOf(month)}
          days={[...days].map(([day, ideas]) => ({ day, ideas }))}
          today={isoDay(today)}
          setDay={setDay}
        />
      </section>
      {days.size === 0 && <p className="text-soft">Nenhuma pauta com prazo neste mês.</p>}
      {more && (
        <p className="text-soft">Há mais pautas neste mês do que cabem aqui: filtre por responsável ou cidade.</p>
      )}
    </section>
  )
}
