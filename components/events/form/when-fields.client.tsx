'use client'

import { Checkbox, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { ClockInput } from '#components/ui/fields/clock-input.client.tsx'
import { DayInput } from '#components/ui/fields/day-input.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { zoneName } from '#lib/events/zones.ts'
import { shiftedEnd, weekdayOf } from '#lib/text/typed/days.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventFormControl } from './event-form-control.ts'

interface WhenFieldsProps {
  form: EventFormControl
  city: FoundCity | undefined
  /** The first day that the calendars offer; any when it is null. */
  from: string | null
}

/** Start and end, in the city's time. */
export function WhenFields({ form, city, from }: WhenFieldsProps) {
  const [allDay, startDate, endDate] = useWatch({ control: form.control, name: ['allDay', 'startDate', 'endDate'] })
  const { errors } = form.formState
  const zone = city
    ? `No ${zoneName({ timeZone: city.timeZone, city: city.path })}.`
    : 'No horário da cidade do evento.'
  const days = { form, from: from ?? undefined }
  const end = { ...days, from: startDate >= (from ?? '') ? startDate || days.from : days.from }
  // While a day is typed the field holds half of it.
  const lastStart = useRef(startDate)
  const takeEndAlong = (to: string) => {
    if (weekdayOf(to) === null) return
    const moved = shiftedEnd(endDate, { from: lastStart.current, to })
    lastStart.current = to
    if (moved !== endDate) form.setValue('endDate', moved, { shouldDirty: true })
  }
  return (
    <div className="flex flex-col gap-4">
      <Controller
        control={form.control}
        name="allDay"
        render={({ field: { value, onChange, ...field } }) => (
          <Text as="label" size="2" className="flex min-h-8 items-center gap-2 self-start">
            <Checkbox {...field} checked={value} onCheckedChange={checked => onChange(checked === true)} />O dia todo
          </Text>
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          {...days}
          name="startDate"
          label="Data de início"
          hint={weekdayOf(startDate) ?? undefined}
          onChange={takeEndAlong}
          error={errors.startDate?.message}
        />
        {!allDay && (
          <HourField
            form={form}
            name="startTime"
            label="Hora de início"
            hint={zone}
            error={errors.startTime?.message}
          />
        )}
        <DayField
          {...end}
          name="endDate"
          label="Data de término"
          hint={weekdayOf(endDate) ?? 'Se for outro dia.'}
          error={errors.endDate?.message}
        />
        {!allDay && (
          <HourField
            form={form}
            name="endTime"
            label="Hora de término"
            hint="Se houver. Antes da hora de início, é na madrugada seguinte."
            error={errors.endTime?.message}
          />
        )}
      </div>
    </div>
  )
}

interface TimeFieldProps {
  form: EventFormControl
  label: string
  hint?: string
  error: string | undefined
}

type DayFieldProps = TimeFieldProps & {
  name: 'startDate' | 'endDate' | 'repetition.until'
  from?: string
  onChange?: (day: string) => void
}

export const DayField = ({ form, name, label, hint, error, from, onChange }: DayFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {props => (
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <DayInput
            {...props}
            {...field}
            onChange={day => {
              field.onChange(day)
              onChange?.(day)
            }}
            from={from}
            calendarLabel={`Escolher no calendário: ${label}`}
          />
        )}
      />
    )}
  </Field>
)

const HourField = ({ form, name, label, hint, error }: TimeFieldProps & { name: 'startTime' | 'endTime' }) => (
  <Field label={label} hint={hint} error={error}>
    {props => (
      <Controller control={form.control} name={name} render={({ field }) => <ClockInput {...props} {...field} />} />
    )}
  </Field>
)
