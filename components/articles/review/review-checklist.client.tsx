'use client'

import { CheckboxGroup, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { type Control, Controller } from 'react-hook-form'
import type { Checklist } from '#lib/schemas/articles/checklist.ts'
import type { ReviewFields, ReviewFieldsInput } from '#lib/schemas/articles/review.ts'

interface ReviewChecklistProps {
  control: Control<ReviewFieldsInput, unknown, ReviewFields>
  checklist: Checklist
  error: string | undefined
}

/** The masters' checklist, which a reviewer goes through before deciding (REV-8). */
export function ReviewChecklist({ control, checklist: { required, others }, error }: ReviewChecklistProps) {
  const id = useId()
  if (required.length + others.length === 0) return null
  return (
    <fieldset aria-describedby={error && id} className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">Lista de conferência</legend>
      <Controller
        control={control}
        name="checked"
        render={({ field }) => (
          <CheckboxGroup.Root value={field.value ?? []} onValueChange={field.onChange}>
            {[...required, ...others].map(text => (
              <CheckboxGroup.Item key={text} value={text} className="wrap-anywhere">
                {text}
                {required.includes(text) && ' (obrigatório)'}
              </CheckboxGroup.Item>
            ))}
          </CheckboxGroup.Root>
        )}
      />
      {error && (
        <Text as="p" id={id} size="2" color="red">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
