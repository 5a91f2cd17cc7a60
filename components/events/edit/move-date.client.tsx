'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { ClockInput } from '#components/ui/fields/clock-input.client.tsx'
import { DayInput } from '#components/ui/fields/day-input.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { TypedTime } from '#lib/events/typed-time.ts'
import type { EventActions } from '../event-actions.ts'

interface MoveDateProps {
  target: { id: string; version: number; occurrenceId: string }
  when: string
  initial: TypedTime
  move: EventActions['moveDate']
}

const days = [
  ['startDate', 'Data de início'],
  ['endDate', 'Data de término'],
] as const
const hours = [
  ['startTime', 'Hora de início'],
  ['endTime', 'Hora de término'],
] as const

/** Moves one date to another time. */
export function MoveDate({ target, when, initial, move }: MoveDateProps) {
  const [open, setOpen] = useState(false)
  const [time, setTime] = useState(initial)
  const { busy, run } = useAct(move, 'Data mudada.', 'Não foi possível mudar a data.')
  const set = (name: keyof TypedTime) => (value: string) => setTime(now => ({ ...now, [name]: value }))
  return (
    <Dialog.Root
      open={open}
      onOpenChange={next => {
        setTime(initial)
        setOpen(next)
      }}
    >
      <Dialog.Trigger>
        <Button type="button" variant="soft" color="gray" aria-label={`Mudar: ${when}`}>
          Mudar
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="32rem">
        <Dialog.Title>Mudar esta data</Dialog.Title>
        <Dialog.Description>{when}. As outras datas ficam como estão.</Dialog.Description>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {days.map(([name, label]) => (
            <Field key={name} label={label}>
              {props => (
                <DayInput
                  {...props}
                  name={name}
                  value={time[name]}
                  onChange={set(name)}
                  calendarLabel={`Escolher no calendário: ${label}`}
                />
              )}
            </Field>
          ))}
          {!time.allDay &&
            hours.map(([name, label]) => (
              <Field key={name} label={label}>
                {props => <ClockInput {...props} name={name} value={time[name]} onChange={set(name)} />}
              </Field>
            ))}
        </div>
        <div className="mt-5 flex justify-end gap-3">
          <DialogCancel text="Voltar" />
          <Button
            type="button"
            disabled={busy}
            aria-busy={busy}
            onClick={async () => {
              if (await run({ ...target, time })) setOpen(false)
            }}
          >
            {busy ? 'Mudando...' : 'Mudar data'}
          </Button>
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}
