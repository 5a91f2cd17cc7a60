'use client'

import { IconButton, Popover, TextField } from '@radix-ui/themes'
import { CalendarDays } from 'lucide-react'
import { lazy, type Ref, Suspense, useState } from 'react'
import { dayFromTyped, typedDay } from '#lib/text/typed/clock.ts'
import type { ControlProps } from './field.tsx'
import { maskedTime } from './local-time-mask.ts'

const Days = lazy(() => import('./days.client.tsx').then(module => ({ default: module.Days })))

interface DayInputProps extends ControlProps {
  name: string
  /** A day (`2026-06-14`), or text that is none yet. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The first day that can be chosen in the calendar (`2026-06-14`); any by default. */
  from?: string
  /** Names the calendar's button among others. */
  calendarLabel: string
  ref?: Ref<HTMLInputElement>
}

/** A day, typed (`14/06/2026`) or chosen in a calendar. A browser's own control would be in the browser's language. */
export function DayInput({ value, onChange, from, calendarLabel, ...control }: DayInputProps) {
  const [open, setOpen] = useState(false)
  const text = typedDay(value)
  const type = (typed: string) => {
    const masked = maskedTime(text, typed).trimEnd()
    onChange(dayFromTyped(masked.length < 10 ? '' : masked) ?? masked)
  }
  return (
    <TextField.Root
      {...control}
      value={text}
      onChange={event => type(event.target.value)}
      onBlur={() => {
        onChange(dayFromTyped(text) ?? text)
        control.onBlur?.()
      }}
      placeholder="dd/mm/aaaa"
      inputMode="numeric"
      autoComplete="off"
    >
      <TextField.Slot side="right">
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger>
            <IconButton type="button" variant="ghost" color="gray" aria-label={calendarLabel}>
              <CalendarDays aria-hidden size={16} />
            </IconButton>
          </Popover.Trigger>
          <Popover.Content size="1" align="end" aria-label="Calendário">
            <Suspense fallback={<p className="min-h-80 min-w-72 text-soft">Abrindo…</p>}>
              <Days
                today={noonOf(from) ?? new Date()}
                from={noonOf(from)}
                selected={noonOf(value)}
                choose={day => {
                  onChange(isoOf(day))
                  setOpen(false)
                }}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Root>
      </TextField.Slot>
    </TextField.Root>
  )
}

/** A day as the calendar's Date, in the browser's zone; undefined for text that is no day. */
function noonOf(day: string | undefined): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date), 12) : undefined
}

const isoOf = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => String(part).padStart(2, '0')).join('-')
