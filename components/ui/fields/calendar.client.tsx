'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { instantOf, localOf } from '#lib/text/local-time.ts'
import { Days } from './days.client.tsx'

/** The hour of a newly chosen day. */
const USUAL_TIME = '08:00'

interface CalendarProps {
  /** The text of the field, which may be no time yet. */
  local: string
  /** Receives every choice as a local time. */
  choose: (local: string) => void
  done: () => void
}

/** A month to choose a day from, with hour and minute. */
export function Calendar({ local, choose, done }: CalendarProps) {
  const [chosen, setChosen] = useState(() => {
    const instant = instantOf(local)
    return instant ? localOf(instant) : ''
  })
  const [today] = useState(() => dayOf(localOf(new Date())))
  const [date = '', time = USUAL_TIME] = chosen.split(' ')
  const selected = date ? dayOf(date) : undefined

  function take(newDate: string, newTime: string) {
    const next = `${newDate} ${newTime}`
    const instant = instantOf(next)
    setChosen(next)
    choose(instant ? localOf(instant) : next)
  }

  return (
    <div className="flex flex-col gap-2">
      <Days today={today} selected={selected} choose={day => take(written(day), time)} />
      <div className="flex items-center justify-between gap-3 px-1">
        <label className="flex items-center gap-2 text-sm">
          Hora
          <input
            className="calendar-time"
            value={time}
            disabled={!date}
            inputMode="numeric"
            maxLength={5}
            onChange={event => take(date, event.target.value)}
          />
        </label>
        <Button type="button" size="2" disabled={!date} onClick={done}>
          Pronto
        </Button>
      </div>
    </div>
  )
}

/** A day of the calendar, which is a Date of the browser's zone, as `21/11/2026`. */
const written = (day: Date) =>
  [day.getDate(), day.getMonth() + 1, day.getFullYear()].map(part => String(part).padStart(2, '0')).join('/')

/** The same the other way: noon of the day. */
function dayOf(local: string): Date {
  const [day = 1, month = 1, year = 1970] = local.slice(0, 10).split('/').map(Number)
  return new Date(year, month - 1, day, 12)
}
