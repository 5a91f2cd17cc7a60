'use client'

import { Controller } from 'react-hook-form'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { type EventStatus, eventStatuses, eventStatusLabels } from '#lib/events/event.ts'
import type { EventFormControl } from './event-form-control.ts'

/** The meaning of a status for readers. */
const hints: Record<EventStatus, string> = {
  draft: 'Só a redação vê.',
  published: 'Os leitores veem assim que for salvo.',
  cancelled: 'Continua na agenda até a data, marcado como cancelado.',
}

/** The status. Only an event that exists can be cancelled (EVT-3). */
export const StatusField = ({ form, exists = false }: { form: EventFormControl; exists?: boolean }) => (
  <Controller
    control={form.control}
    name="status"
    render={({ field: { ref: _, ...field } }) => (
      <SelectField
        {...field}
        label="Status"
        hint={hints[field.value]}
        error={form.formState.errors.status?.message}
        options={eventStatuses
          .filter(status => exists || status !== 'cancelled')
          .map(value => ({ value, label: eventStatusLabels[value] }))}
      />
    )}
  />
)
