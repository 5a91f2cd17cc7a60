'use client'

import { Checkbox, Text } from '@radix-ui/themes'
import { Controller, useWatch } from 'react-hook-form'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { type WeekdayCode, weekdayCodes } from '#lib/events/repetition.ts'
import type { EventFormControl } from './event-form-control.ts'
import { DayField } from './when-fields.client.tsx'

type Every = EventFormValues['repetition']['every']

const everyLabels: { value: Every | 'never'; label: string }[] = [
  { value: 'never', label: 'Não se repete' },
  { value: 'week', label: 'Toda semana' },
  { value: 'fortnight', label: 'A cada duas semanas' },
  { value: 'month', label: 'Todo mês' },
]
const monthLabels = [
  { value: 'weekday', label: 'No mesmo dia da semana (ex.: segundo sábado)' },
  { value: 'day', label: 'No mesmo dia do mês (ex.: dia 14)' },
]
const weekdayLabels: Record<WeekdayCode, string> = {
  SU: 'Domingo',
  MO: 'Segunda',
  TU: 'Terça',
  WE: 'Quarta',
  TH: 'Quinta',
  FR: 'Sexta',
  SA: 'Sábado',
}

/** How the event repeats (EVT-5). */
export function RepetitionFields({ form }: { form: EventFormControl }) {
  const [every, startDate] = useWatch({ control: form.control, name: ['repetition.every', 'startDate'] })
  const errors = form.formState.errors.repetition
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="repetition.every"
          render={({ field: { value, onChange, ref: _, ...field } }) => (
            <SelectField
              {...field}
              label="Repetição"
              value={value || 'never'}
              onChange={chosen => onChange(chosen === 'never' ? '' : chosen)}
              options={everyLabels}
              error={errors?.message ?? errors?.root?.message}
            />
          )}
        />
        {every !== '' && (
          <DayField
            form={form}
            name="repetition.until"
            label="Repete até"
            from={startDate || undefined}
            error={errors?.until?.message}
          />
        )}
        {every === 'month' && (
          <Controller
            control={form.control}
            name="repetition.by"
            render={({ field: { ref: _, ...field } }) => (
              <SelectField {...field} label="Em que dia do mês" options={monthLabels} />
            )}
          />
        )}
      </div>
      {(every === 'week' || every === 'fortnight') && <Weekdays form={form} />}
      {every !== '' && (
        <Text as="p" size="1" color="gray">
          Depois de salvar, você pode mudar ou cancelar uma data sem mexer nas outras.
        </Text>
      )}
    </div>
  )
}

const Weekdays = ({ form }: { form: EventFormControl }) => (
  <fieldset>
    <Text as="span" asChild size="2" weight="medium">
      <legend>Também nestes dias da semana</legend>
    </Text>
    <Controller
      control={form.control}
      name="repetition.weekdays"
      render={({ field: { value, onChange } }) => (
        <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {weekdayCodes.map(code => (
            <Text key={code} as="label" size="2" className="flex min-h-8 items-center gap-2">
              <Checkbox
                checked={value.includes(code)}
                onCheckedChange={checked =>
                  onChange(weekdayCodes.filter(each => (each === code ? checked === true : value.includes(each))))
                }
              />
              {weekdayLabels[code]}
            </Text>
          ))}
        </div>
      )}
    />
  </fieldset>
)
