'use client'

import { Badge, IconButton, TextArea, TextField } from '@radix-ui/themes'
import { MapPin, X } from 'lucide-react'
import { Controller, type UseFormReturn, useController } from 'react-hook-form'
import type { SearchCities } from '#components/articles/form/cities-field.client.tsx'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { LocalTimeInput } from '#components/ui/fields/local-time-input.client.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { ideaPriorities, ideaPriorityLabels } from '#lib/ideas/ideas.ts'
import type { IdeaFields as Fields, IdeaFieldsInput } from '#lib/schemas/articles/idea.ts'
import type { Colleague } from '#server/ideas/queries/idea.ts'

export type IdeaForm = UseFormReturn<IdeaFieldsInput, unknown, Fields>

interface IdeaFieldsProps {
  form: IdeaForm
  colleagues: readonly Colleague[]
  /** The name of the stored idea's city. */
  cityName: string
  /** The city chosen in this form; null before a choice. */
  city: ChoiceOption | null
  onCity: (city: ChoiceOption) => void
  searchCities: SearchCities
}

/** The fields of an idea (IDEA-6). */
export function IdeaFields({ form, colleagues, cityName, city, onCity, searchCities }: IdeaFieldsProps) {
  const { control, formState } = form
  const register = filledBy(form)
  const { errors } = formState
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
        <CityField form={form} name={cityName} city={city} onCity={onCity} search={searchCities} />
      </div>
      <Field label="Tags" hint="Separadas por vírgulas." error={errors.tags?.message}>
        {props => <TextField.Root {...props} {...register('tags')} autoComplete="off" />}
      </Field>
    </>
  )
}

interface CityFieldProps {
  form: IdeaForm
  name: string
  city: ChoiceOption | null
  onCity: (city: ChoiceOption) => void
  search: SearchCities
}

function CityField({ form, name, city, onCity, search }: CityFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'city' })
  const chosen = city?.value === field.value ? city.label : name
  const find = async (typed: string) => {
    const { data } = await search({ typed })
    return data?.map(({ path, name: found, state }) => ({ value: path, label: `${found} (${state})` })) ?? null
  }
  return (
    <Field label="Cidade" error={fieldState.error?.message}>
      {props =>
        field.value ? (
          <span className="flex min-h-8 items-center gap-1">
            <Badge size="2">
              <MapPin aria-hidden size={14} />
              {chosen}
            </Badge>
            <IconButton
              {...props}
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              className="row-tool ml-1!"
              aria-label={`Remover ${chosen}`}
              onClick={() => field.onChange('')}
            >
              <X aria-hidden size={14} />
            </IconButton>
          </span>
        ) : (
          <Combobox
            {...props}
            ref={field.ref}
            placeholder="Buscar cidade"
            find={find}
            onChoose={found => {
              onCity(found)
              field.onChange(found.value)
            }}
            emptyText="Nenhuma cidade encontrada"
            failureText="Não foi possível buscar as cidades."
          />
        )
      }
    </Field>
  )
}
