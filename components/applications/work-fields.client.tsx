'use client'

import { TextArea, TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/fields/field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { Section } from '#components/ui/section.tsx'
import { mediaKindLabels, mediaKinds } from '#lib/applications/application.ts'
import { limits } from '#lib/limits.ts'
import type { ApplicationForm } from './apply-form-type.ts'
import { ResumeField } from './resume-field.client.tsx'

interface WorkFieldsProps {
  form: ApplicationForm
  resumeError?: string
  onResume: (file: File | null) => void
}

/** “Informações Profissionais”. */
export function WorkFields({ form, resumeError, onResume }: WorkFieldsProps) {
  const { errors } = form.formState
  const register = filledBy(form)
  const text = { maxLength: limits.application.text, rows: 5, size: '3', autoComplete: 'off', required: true } as const
  return (
    <Section title="Informações Profissionais">
      <div className="flex flex-col gap-4">
        <Field
          label="Registro profissional"
          hint="Opcional: o número do MTb ou de outro registro."
          error={errors.professionalRegistration?.message}
        >
          {props => (
            <TextField.Root
              {...props}
              {...register('professionalRegistration')}
              size="3"
              autoComplete="off"
              maxLength={limits.application.line}
            />
          )}
        </Field>
        <Field label="Anos de experiência" error={errors.experienceYears?.message}>
          {props => (
            <TextField.Root
              {...props}
              {...register('experienceYears')}
              size="3"
              autoComplete="off"
              maxLength={limits.application.line}
              required
            />
          )}
        </Field>
        <Field
          label="Onde você já publicou"
          hint="Jornais, sites, rádios, blogs, redes."
          error={errors.previousOutlets?.message}
        >
          {props => <TextArea {...props} {...register('previousOutlets')} {...text} />}
        </Field>
        <MediaChoices form={form} />
        <Field label="O que você espera do jornal" error={errors.expectations?.message}>
          {props => <TextArea {...props} {...register('expectations')} {...text} />}
        </Field>
        <ResumeField error={resumeError} onChoose={onResume} />
      </div>
    </Section>
  )
}

/** Native checkboxes: they can be ticked before the script loads. */
function MediaChoices({ form }: { form: ApplicationForm }) {
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="text-sm font-medium">Experiência com</legend>
      {mediaKinds.map(kind => (
        <label key={kind} className="flex min-h-11 items-center gap-2">
          <input type="checkbox" {...form.register(kind)} className="size-5 shrink-0 accent-accent" />
          {mediaKindLabels[kind]}
        </label>
      ))}
    </fieldset>
  )
}
