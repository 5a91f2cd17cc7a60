'use client'

import { Badge, IconButton, Text } from '@radix-ui/themes'
import { MapPin, Star, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { firstMessage } from './first-message.ts'

interface City {
  path: string
  name: string
  state: string
}

export type SearchCities = Act<{ typed: string }, City[]>

interface CitiesFieldProps {
  form: ArticleFormControl
  search: SearchCities
  /** Names of the chosen cities, by path. */
  names: Record<string, string>
  onName: (path: string, name: string) => void
}

/** Cities from the list of municipalities. The first one is primary and gives the article its address (ART-10, ADDR-4). */
export function CitiesField({ form, search, names, onName }: CitiesFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'cities' })
  const chosen = field.value
  const find = async (typed: string): Promise<ChoiceOption[] | null> => {
    const { data } = await search({ typed })
    return data?.map(({ path, name, state }) => ({ value: path, label: `${name} (${state})` })) ?? null
  }
  const choose = ({ value, label }: ChoiceOption) => {
    onName(value, label)
    if (!chosen.includes(value)) field.onChange([...chosen, value])
  }
  const full = chosen.length >= limits.citiesPerArticle
  return (
    <Field
      label="Cidades"
      hint={
        full
          ? `O limite é de ${limits.citiesPerArticle} cidades.`
          : 'A primeira é a principal e entra no endereço do artigo.'
      }
      error={firstMessage(fieldState.error)}
    >
      {control => (
        <>
          <ChosenCities paths={chosen} names={names} onChange={field.onChange} />
          <Combobox
            {...control}
            ref={field.ref}
            placeholder="Buscar cidade"
            disabled={full}
            find={find}
            onChoose={choose}
            emptyText="Nenhuma cidade encontrada"
            failureText="Não foi possível buscar as cidades."
          />
        </>
      )}
    </Field>
  )
}

interface ChosenCitiesProps {
  paths: readonly string[]
  names: Record<string, string>
  onChange: (paths: string[]) => void
}

function ChosenCities({ paths, names, onChange }: ChosenCitiesProps) {
  if (paths.length === 0) return null
  const without = (path: string) => paths.filter(other => other !== path)
  return (
    <ul className="flex flex-col gap-1.5" aria-label="Cidades escolhidas">
      {paths.map((path, index) => {
        const name = names[path] ?? path
        return (
          <li key={path} className="flex items-center gap-1">
            <Badge size="2" color={index === 0 ? undefined : 'gray'}>
              <MapPin aria-hidden size={14} />
              {name}
              {index === 0 && <Text size="1">· principal</Text>}
            </Badge>
            {index > 0 && (
              <IconButton
                type="button"
                size="1"
                variant="ghost"
                color="gray"
                className="row-tool"
                aria-label={`Tornar ${name} a cidade principal`}
                title="Tornar principal"
                onClick={() => onChange([path, ...without(path)])}
              >
                <Star aria-hidden size={14} />
              </IconButton>
            )}
            <IconButton
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              className="row-tool ml-1!"
              aria-label={`Remover ${name}`}
              onClick={() => onChange(without(path))}
            >
              <X aria-hidden size={14} />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
