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
  const [name, setName] = useState<string>()
  return (
    <Field label="Currículo" hint="Opcional: um PDF de até 5MB." error={refused ?? error}>
      {props => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* The browser's own button speaks the browser's language. */}
          <input
            {...props}
            type="file"
            accept="application/pdf,.pdf"
            className="peer sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0] ?? null
              const tooLarge = file !== null && file.size > limits.application.resumeBytes
              setRefused(tooLarge ? messageFor({ code: 'resume_too_large', params: {} }) : undefined)
              if (tooLarge) target.value = ''
              setName(tooLarge ? undefined : file?.name)
              onChoose(tooLarge ? null : file)
            }}
          />
          <label
            htmlFor={props.id}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-rule bg-sunken px-4 text-sm outline-offset-2 outline-accent peer-focus-visible:outline-2"
          >
            {name ? 'Trocar PDF' : 'Escolher PDF'}
          </label>
          <span className="min-w-0 text-sm wrap-anywhere text-soft">{name ?? 'Nenhum arquivo escolhido'}</span>
        </div>
      )}
    </Field>
  )
}
