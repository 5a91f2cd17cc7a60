'use client'

import { Badge, Button, IconButton, Text } from '@radix-ui/themes'
import { MapPin, X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Combobox } from './combobox.client.tsx'
import { Field } from './field.tsx'

interface City {
  path: string
  /** With its state: `Santos (SP)`. */
  name: string
}

interface CityFieldProps<Found extends City> {
  /** The field of a form, whose value is a city's path; empty without one. */
  field: { value: string; onChange: (path: string) => void; ref: Ref<HTMLInputElement> }
  error: string | undefined
  /** The name of the chosen city. */
  name: string | undefined
  /** Cities that are offered before anything is typed. */
  usual?: readonly Found[]
  /** Null when the search failed. */
  find: (typed: string) => Promise<readonly Found[] | null>
  onFound: (path: string, city: Found) => void
  /** Names the button that drops a city. */
  drop: string
}

/** A city, from the list of municipalities. */
export function CityField<Found extends City>(props: CityFieldProps<Found>) {
  const { field, error, name = field.value, usual = [], find, onFound, drop } = props
  const found = useRef(new Map<string, Found>())
  const choose = (city: Found | undefined) => {
    if (!city) return
    onFound(city.path, city)
    field.onChange(city.path)
  }
  const search = async (typed: string) => {
    const cities = await find(typed)
    for (const each of cities ?? []) found.current.set(each.path, each)
    return cities?.map(({ path, name: label }) => ({ value: path, label })) ?? null
  }
  return (
    <div className="flex flex-col gap-1">
      <Field label="Cidade" error={error}>
        {control =>
          field.value ? (
            <span className="flex min-h-8 items-center gap-1">
              <Badge size="2">
                <MapPin aria-hidden size={14} />
                {name}
              </Badge>
              <IconButton
                {...control}
                type="button"
                name="city"
                size="1"
                variant="ghost"
                color="gray"
                className="row-tool ml-1!"
                aria-label={`${drop} ${name}`}
                onClick={() => field.onChange('')}
              >
                <X aria-hidden size={14} />
              </IconButton>
            </span>
          ) : (
            <Combobox
              {...control}
              ref={field.ref}
              placeholder="Buscar cidade"
              find={search}
              onChoose={({ value }) => choose(found.current.get(value))}
              emptyText="Nenhuma cidade encontrada"
              failureText="Não foi possível buscar as cidades."
            />
          )
        }
      </Field>
      {!field.value && usual.length > 0 && (
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
