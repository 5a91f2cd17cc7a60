'use client'

import { SelectField } from '#components/ui/fields/select-field.tsx'
import type { Segment } from '#lib/newsletter/segment.ts'
import { segmentOptions } from './segment-options.ts'

export interface CityOption {
  path: string
  /** With its state. */
  name: string
}

interface RecipientsProps {
  segment: Segment
  cities: readonly CityOption[]
  /** The tags in use. */
  tags: readonly string[]
  onChange: (segment: Segment) => void
}

/** Radix' select has no empty value. */
const noChoice = '-'
const options = (list: readonly { value: string; label: string }[]) =>
  list.map(({ value, label }) => ({ value: value || noChoice, label }))
const chosen = <Value extends string>(value: string) => (value === noChoice ? null : (value as Value))

/** Who gets the edition: the active subscribers that fit every choice. */
export function Recipients({ segment, cities, tags, onChange }: RecipientsProps) {
  const set = (change: Partial<Segment>) => onChange({ ...segment, ...change })
  const { city, frequency, source, tag, engagement, paying } = segment
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Cidade"
        name="city"
        value={city ?? noChoice}
        onChange={value => set({ city: chosen(value) })}
        options={cityOptions(cities, city)}
        hint={city ? 'Recebem os que escolheram a cidade, e os que escolheram todas.' : undefined}
      />
      <SelectField
        label="Frequência"
        name="frequency"
        value={frequency ?? noChoice}
        onChange={value => set({ frequency: chosen(value) })}
        options={options(segmentOptions.frequency)}
      />
      <SelectField
        label="Interesse"
        name="engagement"
        value={engagement ?? noChoice}
        onChange={value => set({ engagement: chosen(value) })}
        options={options(segmentOptions.engagement)}
      />
      <SelectField
        label="Assinatura"
        name="paying"
        value={paying === null ? noChoice : paying ? 'yes' : 'no'}
        onChange={value => set({ paying: value === noChoice ? null : value === 'yes' })}
        options={options(segmentOptions.paying)}
      />
      <SelectField
        label="Origem"
        name="source"
        value={source ?? noChoice}
        onChange={value => set({ source: chosen(value) })}
        options={options(segmentOptions.source)}
      />
      <SelectField
        label="Etiqueta"
        name="tag"
        value={tag ?? noChoice}
        onChange={value => set({ tag: chosen(value) })}
        options={tagOptions(tags, tag)}
      />
    </div>
  )
}

/** All cities, and the chosen one even when no article is about it any more. */
export function cityOptions(cities: readonly CityOption[], city: string | null) {
  const known = cities.map(({ path, name }) => ({ value: path, label: name }))
  const missing = city && !cities.some(({ path }) => path === city) ? [{ value: city, label: city }] : []
  return [{ value: noChoice, label: 'Todas as cidades' }, ...missing, ...known]
}

/** All tags, and the chosen one even when nobody has it any more. */
const tagOptions = (tags: readonly string[], tag: string | null) => [
  { value: noChoice, label: 'Com ou sem etiqueta' },
  ...[...new Set([...tags, ...(tag ? [tag] : [])])].map(each => ({ value: each, label: each })),
]

/** The city of a select's value. */
export const cityChosen = (value: string): string | null => chosen(value)
/** A city as a select's value. */
export const cityValue = (city: string | null): string => city ?? noChoice
