'use client'

import { IconButton, Popover, TextField } from '@radix-ui/themes'
import { CalendarDays } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type FocusEvent, lazy, Suspense, useRef, useState } from 'react'
import { instantOf, localOf } from '#lib/text/local-time.ts'
import { maskedTime } from './local-time-mask.ts'

const Calendar = lazy(() => import('./calendar.client.tsx').then(module => ({ default: module.Calendar })))

type LocalTimeInputProps = Omit<ComponentProps<typeof TextField.Root>, 'type' | 'children'>

/**
 * A local time of São Paulo (`21/11/2026 14:05`), typed or chosen in a calendar. A browser's own control would be in the browser's language.
 */
export function LocalTimeInput({ ref, onChange, onBlur, ...control }: LocalTimeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef('')
  const [open, setOpen] = useState(false)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const field = event.target
    const masked = maskedTime(before.current, field.value)
    if (masked !== field.value) field.value = masked
    before.current = field.value
    onChange?.(event)
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const instant = instantOf(event.target.value)
    if (instant) write(event.target, localOf(instant))
    onBlur?.(event)
  }

  return (
    <TextField.Root
      {...control}
      ref={node => {
        input.current = node
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      }}
      onFocus={event => {
        before.current = event.target.value
      }}
      onChange={change}
      onBlur={leave}
      placeholder="dd/mm/aaaa hh:mm"
      inputMode="numeric"
      autoComplete="off"
    >
      <TextField.Slot side="right">
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger>
            <IconButton type="button" variant="ghost" color="gray" aria-label="Escolher no calendário">
              <CalendarDays aria-hidden size={16} />
            </IconButton>
          </Popover.Trigger>
          <Popover.Content size="1" align="end" aria-label="Calendário">
            <Suspense fallback={<p className="min-h-80 min-w-72 text-soft">Abrindo…</p>}>
              <Calendar
                local={input.current?.value ?? ''}
                choose={local => {
                  if (input.current) write(input.current, local)
                }}
                done={() => setOpen(false)}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Root>
      </TextField.Slot>
    </TextField.Root>
  )
}

/** Changes a field as a key would, so that every listener learns of it. */
function write(field: HTMLInputElement, text: string): void {
  if (field.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
