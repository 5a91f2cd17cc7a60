'use client'

import { RadioGroup, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { ImportOptions } from '#lib/imports/options.ts'
import type { Act } from '#lib/outcome.ts'

/** A city that the search gave. */
export interface FoundCity {
  path: string
  name: string
  state: string
}

interface OptionsFieldsProps {
  options: ImportOptions
  onChange: (options: ImportOptions) => void
  searchCities: Act<{ typed: string }, FoundCity[]>
  /** Asks for the address of the old site: a CSV and an export of Ghost do not say it. */
  asksSite: boolean
  siteError?: string
}

/** What a master chooses before an import. */
export function OptionsFields({ options, onChange, searchCities, asksSite, siteError }: OptionsFieldsProps) {
  const change = (part: Partial<ImportOptions>) => onChange({ ...options, ...part })
  const [city, setCity] = useState('')
  const find = async (typed: string) => {
    const found = (await searchCities({ typed }).catch(() => null))?.data
    return found?.map(({ path, name, state }) => ({ value: path, label: `${name} (${state})` })) ?? null
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RadioField
        label="Os textos entram como"
        value={options.status}
        choices={[
          [
            'draft',
            'Rascunhos',
            'Ninguém vê antes de alguém publicar. Só páginas como “Quem somos” entram logo, no lugar do texto de exemplo.',
          ],
          ['published', 'Publicados', 'Com a data de antes. O que era rascunho, ou não tem data, entra como rascunho.'],
        ]}
        onChange={status => change({ status })}
      />
      <RadioField
        label="O que já foi importado antes"
        value={options.existing}
        choices={[
          ['skip', 'Pular', 'O artigo daqui fica como está.'],
          ['update', 'Atualizar', 'Se mudou no arquivo e ninguém o editou aqui.'],
        ]}
        onChange={existing => change({ existing })}
      />
      <Field
        label="Cidade dos textos em que nenhuma for encontrada"
        hint={city ? undefined : 'Opcional. A cidade de cada texto vem das categorias, das tags, do título e do texto.'}
      >
        {control =>
          city ? (
            <p id={control.id}>
              {city}{' '}
              <button
                type="button"
                className="text-accent underline"
                onClick={() => {
                  setCity('')
                  change({ city: '' })
                }}
              >
                Tirar
              </button>
            </p>
          ) : (
            <Combobox
              {...control}
              placeholder="Digite o nome da cidade"
              find={find}
              onChoose={({ value, label }) => {
                setCity(label)
                change({ city: value })
              }}
              emptyText="Nenhuma cidade encontrada"
              failureText="Não foi possível buscar as cidades."
            />
          )
        }
      </Field>
      {asksSite && (
        <Field
          label="Endereço do site antigo"
          hint="Opcional. Com ele, os endereços antigos levam aos novos e as imagens com endereço curto são encontradas."
          error={siteError}
        >
          {control => (
            <TextField.Root
              {...control}
              type="url"
              inputMode="url"
              placeholder="https://www.exemplo.com.br"
              value={options.site}
              onChange={event => change({ site: event.target.value.trim() })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

interface RadioFieldProps<Value extends string> {
  label: string
  value: Value
  choices: readonly (readonly [value: Value, label: string, hint: string])[]
  onChange: (value: Value) => void
}

function RadioField<Value extends string>({ label, value, choices, onChange }: RadioFieldProps<Value>) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <RadioGroup.Root value={value} onValueChange={next => onChange(next as Value)}>
        {choices.map(([choice, name, hint]) => (
          <RadioGroup.Item key={choice} value={choice}>
            {name} <span className="text-sm text-soft">{hint}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </fieldset>
  )
}
