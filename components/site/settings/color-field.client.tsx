'use client'

import { TextField } from '@radix-ui/themes'
import { type Control, Controller } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import type { Appearance } from '#lib/schemas/site/appearance.ts'
import { ownAccent, type Scheme } from '#lib/site/appearance/accent.ts'
import { isColor } from '#lib/site/appearance/contrast.ts'

interface ColorFieldProps {
  control: Control<Appearance>
  scheme: Scheme
  label: string
}

/** An accent colour as text, with a sample beside it that opens the browser's colour chooser. Empty is the product's own colour. */
export const ColorField = ({ control, scheme, label }: ColorFieldProps) => (
  <Controller
    control={control}
    name={scheme}
    render={({ field, fieldState }) => {
      const typed = field.value.trim().toLowerCase()
      return (
        <Field
          label={label}
          hint={`Como ${ownAccent(scheme)}. Vazio: o urucum do projeto.`}
          error={fieldState.error?.message}
        >
          {props => (
            <div className="flex items-center gap-2">
              <input
                type="color"
                aria-label={`Escolher a cor do ${scheme === 'light' ? 'claro' : 'escuro'}`}
                value={isColor(typed) ? typed : ownAccent(scheme)}
                onChange={field.onChange}
                className="h-8 w-12 shrink-0 cursor-pointer rounded-sm border border-rule bg-raised p-0.5 max-sm:h-11"
              />
              <TextField.Root {...props} {...field} autoComplete="off" spellCheck={false} className="min-w-0 grow" />
            </div>
          )}
        </Field>
      )
    }}
  />
)
