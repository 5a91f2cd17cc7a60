'use client'

import { Controller } from 'react-hook-form'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { eventStatuses, eventStatusLabels } from '#lib/events/event.ts'
import type { EventFormControl } from './event-form-control.ts'

/** The status. Only an event that exists can be cancelled (EVT-3). */
export const StatusField = ({ form, exists = false }: { form: EventFormControl; exists?: boolean }) => (
  <Controller
    control={form.control}
    name="status"
    render={({ field: { ref: _, ...field } }) => (
      <SelectField
        {...field}
        label="Status"
        error={form.formState.errors.status?.message}
        options={eventStatuses
          .filter(status => exists || status !== 'cancelled')
          .map(value => ({ value, label: eventStatusLabels[value] }))}
      />
    )}
  />
)
