'use client'

import { IconButton, Popover } from '@radix-ui/themes'
import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const Days = lazy(() => import('#components/ui/fields/days.client.tsx').then(module => ({ default: module.Days })))

interface DayMenuProps {
  title: string
  day: string
  today: string
  move: (to: string) => void
}

/** Moves an idea to another day without dragging it. */
export function DayMenu({ title, day, today, move }: DayMenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          className="month-move"
          aria-label={`Mudar o prazo de ${title}`}
          title="Mudar o prazo"
        >
          <CalendarClock aria-hidden size={14} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content size="1" aria-label={`Novo prazo de ${title}`}>
        <Suspense fallback={<p className="min-h-80 min-w-72 text-soft">Abrindo…</p>}>
          <Days
            today={dateOf(today)}
            selected={dateOf(day)}
            choose={chosen => {
              setOpen(false)
              const to = written(chosen)
              if (to !== day) move(to)
            }}
          />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  )
}

/** A day (`2026-11-21`) as a Date of the browser's zone: its noon. */
function dateOf(day: string): Date {
  const [year = 1970, month = 1, number = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, number, 12)
}

const written = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')
