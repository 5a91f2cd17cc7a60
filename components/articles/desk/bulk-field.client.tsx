'use client'

import { TextField } from '@radix-ui/themes'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import { limits } from '#lib/limits.ts'
import type { BulkActs } from './bulk-acts.ts'
import type { AskingKind } from './bulk-kinds.ts'

/** The value of a bulk act: a tag as typed, or a city or a person as found. */
export type Chosen = ChoiceOption

interface BulkFieldProps {
  field: AskingKind['field']
  chosen: Chosen | null
  problem: string | undefined
  acts: Pick<BulkActs, 'searchCities' | 'searchSigners'>
  onChange: (chosen: Chosen) => void
}

/** Asks for the tag, the city or the person of a bulk act. */
export function BulkField({ field, chosen, problem, acts, onChange }: BulkFieldProps) {
  const error = chosen ? undefined : problem
  if (field === 'addTag' || field === 'removeTag') {
    return (
      <Field label="Tag" error={error}>
        {props => (
          <TextField.Root
            {...props}
            value={chosen?.value ?? ''}
            maxLength={limits.tag.max}
            autoComplete="off"
            onChange={({ target: { value } }) => onChange({ value, label: value })}
          />
        )}
      </Field>
    )
  }
  const isCity = field === 'city'
  const find = isCity ? citiesFor(acts.searchCities) : peopleFor(acts.searchSigners)
  return (
    <Field label={isCity ? 'Cidade' : 'Autor'} hint={chosen ? `Escolha: ${chosen.label}` : undefined} error={error}>
      {props => (
        <Combobox
          {...props}
          placeholder={chosen?.label ?? (isCity ? 'Comece a digitar a cidade' : 'Comece a digitar o nome')}
          find={find}
          onChoose={onChange}
          emptyText={isCity ? 'Nenhuma cidade encontrada' : 'Ninguém encontrado'}
          failureText="Não foi possível buscar agora."
        />
      )}
    </Field>
  )
}

const citiesFor = (search: BulkActs['searchCities']) => async (typed: string) => {
  const { data } = await search({ typed })
  return data?.map(({ path, name, state }) => ({ value: path, label: `${name} (${state})` })) ?? null
}

const peopleFor = (search: BulkActs['searchSigners']) => async (typed: string) => {
  const { data } = await search({ typed })
  return data?.map(({ id, name }) => ({ value: id, label: name })) ?? null
}
