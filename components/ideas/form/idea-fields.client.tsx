'use client'

import { TextArea, TextField } from '@radix-ui/themes'
import { Controller, type UseFormReturn, useController } from 'react-hook-form'
import type { SearchCities } from '#components/articles/form/cities-field.client.tsx'
import { CityField } from '#components/ui/fields/city-field.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { LocalTimeInput } from '#components/ui/fields/local-time-input.client.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { ideaPriorities, ideaPriorityLabels } from '#lib/ideas/ideas.ts'
import type { IdeaFields as Fields, IdeaFieldsInput } from '#lib/schemas/articles/idea.ts'
import type { Colleague } from '#server/ideas/queries/idea.ts'

export type IdeaForm = UseFormReturn<IdeaFieldsInput, unknown, Fields>

export interface IdeaCity {
  path: string
  /** With its state. */
  name: string
}

interface IdeaFieldsProps {
  form: IdeaForm
  colleagues: readonly Colleague[]
  /** Cities by path: the form holds only the path. */
  known: Record<string, IdeaCity>
  learn: (path: string, city: IdeaCity) => void
  searchCities: SearchCities
}

/** The fields of an idea (IDEA-6). */
export function IdeaFields({ form, colleagues, known, learn, searchCities }: IdeaFieldsProps) {
  const { control, formState } = form
  const register = filledBy(form)
  const { errors } = formState
  const { field: city } = useController({ control, name: 'city' })
  const find = async (typed: string) => {
    const { data } = await searchCities({ typed })
    return data?.map(({ path, name, state }) => ({ path, name: `${name} (${state})` })) ?? null
  }
  const people = [
    { value: 'nobody', label: 'Ninguém ainda' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const priorities = ideaPriorities.map(value => ({ value, label: ideaPriorityLabels[value] }))
  return (
    <>
      <Field label="Título" error={errors.title?.message}>
        {props => <TextField.Root {...props} {...register('title')} autoComplete="off" required />}
      </Field>
      <Field label="Descrição" error={errors.description?.message}>
        {props => <TextArea {...props} {...register('description')} rows={5} resize="vertical" required />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="priority"
          render={({ field }) => (
            <SelectField {...field} label="Prioridade" options={priorities} error={errors.priority?.message} />
          )}
        />
        <Controller
          control={control}
          name="assignedTo"
          render={({ field: { value, onChange, ...field } }) => (
            <SelectField
              {...field}
              label="Responsável"
              value={value || 'nobody'}
              onChange={id => onChange(id === 'nobody' ? '' : id)}
              options={people}
              error={errors.assignedTo?.message}
            />
          )}
        />
        <Field label="Prazo" hint="Horário de Brasília." error={errors.deadline?.message}>
          {props => <LocalTimeInput {...props} {...register('deadline')} />}
        </Field>
        <CityField
          field={city}
          error={errors.city?.message}
          name={known[city.value]?.name}
          find={find}
          onFound={learn}
          drop="Remover"
        />
      </div>
      <Field label="Tags" hint="Separadas por vírgulas." error={errors.tags?.message}>
        {props => <TextField.Root {...props} {...register('tags')} autoComplete="off" />}
      </Field>
    </>
  )
}
