'use client'

import { Badge, Button, IconButton, Text } from '@radix-ui/themes'
import { MapPin, X } from 'lucide-react'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventActions } from '../event-actions.ts'
import type { CityChoice, EventFormControl } from './event-form-control.ts'

interface CityFieldProps extends CityChoice {
  form: EventFormControl
  /** The cities with most events. */
  usual: readonly FoundCity[]
  search: EventActions['searchCities']
}

/** The city, from the list of municipalities; those with events come first. */
export function CityField({ form, city, setCity, usual, search }: CityFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'city' })
  const found = useRef(new Map<string, FoundCity>())
  const choose = (chosen: FoundCity | undefined) => {
    if (!chosen) return
    setCity(chosen)
    field.onChange(chosen.path)
  }
  const find = async (typed: string) => {
    const { data } = await search({ typed })
    for (const each of data ?? []) found.current.set(each.path, each)
    return data?.map(({ path, name }) => ({ value: path, label: name })) ?? null
  }
  if (field.value) {
    const name = city?.path === field.value ? city.name : field.value
    return (
      <Field label="Cidade" error={fieldState.error?.message}>
        {props => (
          <span className="flex min-h-8 items-center gap-1">
            <Badge size="2">
              <MapPin aria-hidden size={14} />
              {name}
            </Badge>
            <IconButton
              {...props}
              type="button"
              name="city"
              size="1"
              variant="ghost"
              color="gray"
              className="row-tool ml-1!"
              aria-label={`Trocar a cidade ${name}`}
              onClick={() => field.onChange('')}
            >
              <X aria-hidden size={14} />
            </IconButton>
          </span>
        )}
      </Field>
    )
  }
  return (
    <div className="flex flex-col gap-1">
      <Field label="Cidade" error={fieldState.error?.message}>
        {props => (
          <Combobox
            {...props}
            ref={field.ref}
            placeholder="Buscar cidade"
            find={find}
            onChoose={({ value }) => choose(found.current.get(value))}
            emptyText="Nenhuma cidade encontrada"
            failureText="Não foi possível buscar as cidades."
          />
        )}
      </Field>
      {usual.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-1.5">
          <legend className="sr-only">Cidades mais usadas</legend>
          <Text size="1" color="gray">
            Mais usadas:
          </Text>
          {usual.map(each => (
            <Button key={each.path} type="button" size="1" variant="soft" color="gray" onClick={() => choose(each)}>
              {each.name}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
