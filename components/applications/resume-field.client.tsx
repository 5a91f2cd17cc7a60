'use client'

import { useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { limits } from '#lib/limits.ts'
import { messageFor } from '#lib/messages.ts'

interface ResumeFieldProps {
  /** The server's refusal of the file. */
  error?: string
  /** Receives the file; null when none is chosen, or when it is too large. */
  onChoose: (file: File | null) => void
}

/** The optional résumé. The server repeats every check. */
export function ResumeField({ error, onChoose }: ResumeFieldProps) {
  const [refused, setRefused] = useState<string>()
  return (
    <Field label="Currículo" hint="Opcional: um PDF de até 5MB." error={refused ?? error}>
      {props => (
        <input
          {...props}
          type="file"
          accept="application/pdf,.pdf"
          className="min-h-11 max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-sm file:border file:border-solid file:border-rule file:bg-sunken file:px-4"
          onChange={({ target }) => {
            const file = target.files?.[0] ?? null
            const tooLarge = file !== null && file.size > limits.application.resumeBytes
            setRefused(tooLarge ? messageFor({ code: 'resume_too_large', params: {} }) : undefined)
            if (tooLarge) target.value = ''
            onChoose(tooLarge ? null : file)
          }}
        />
      )}
    </Field>
  )
}
