'use client'

import { RadioGroup, TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { type BlockNames, describeBlock } from '#lib/newsletter/blocks.ts'
import type { EditionBlock } from '#lib/newsletter/edition.ts'
import type { ComposerActions } from '../composer-actions.ts'
import { type CityOption, cityChosen, cityOptions, cityValue } from '../recipients.client.tsx'
import { TextBlock } from './text-block.client.tsx'

interface BlockFieldsProps {
  block: EditionBlock
  names: BlockNames
  cities: readonly CityOption[]
  searchArticles: ComposerActions['searchArticles']
  onChange: (block: EditionBlock) => void
}

export function BlockFields({ block, names, cities, searchArticles, onChange }: BlockFieldsProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <Field label="Título">
          {control => (
            <TextField.Root
              {...control}
              value={block.text}
              maxLength={200}
              autoComplete="off"
              onChange={event => onChange({ ...block, text: event.target.value })}
            />
          )}
        </Field>
      )
    case 'text':
      return (
        <TextBlock
          body={block.body}
          label="Texto do bloco"
          searchArticles={searchArticles}
          onChange={body => onChange({ ...block, body })}
        />
      )
    case 'article':
      return (
        <>
          <p className={names[block.articleId] ? 'font-semibold wrap-anywhere' : 'text-soft italic'}>
            {names[block.articleId] ?? 'Esta matéria não está no ar. O bloco não aparece.'}
          </p>
          <RadioGroup.Root
            aria-label="Como aparece"
            value={block.look}
            onValueChange={look => onChange({ ...block, look: look === 'lead' ? 'lead' : 'short' })}
            className="flex-row! flex-wrap gap-x-4!"
          >
            <RadioGroup.Item value="lead">Grande, com foto</RadioGroup.Item>
            <RadioGroup.Item value="short">Só título e resumo</RadioGroup.Item>
          </RadioGroup.Root>
        </>
      )
    case 'event':
      return (
        <p className={names[block.eventId] ? 'font-semibold wrap-anywhere' : 'text-soft italic'}>
          {names[block.eventId] ?? 'Este evento não está na agenda. O bloco não aparece.'}
        </p>
      )
    case 'latest':
    case 'agenda':
      return <ChoosingFields block={block} cities={cities} onChange={onChange} />
    case 'button':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Texto do botão">
            {control => (
              <TextField.Root
                {...control}
                value={block.label}
                maxLength={80}
                autoComplete="off"
                onChange={event => onChange({ ...block, label: event.target.value })}
              />
            )}
          </Field>
          <Field label="Endereço" hint="Completo, ou um caminho do site, como /pricing.">
            {control => (
              <TextField.Root
                {...control}
                value={block.url}
                maxLength={2_000}
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                onChange={event => onChange({ ...block, url: event.target.value })}
              />
            )}
          </Field>
        </div>
      )
    case 'rule':
      return <p className="text-sm text-soft">Uma linha que {describeBlock(block, names)}.</p>
  }
}

type Choosing = Extract<EditionBlock, { kind: 'latest' | 'agenda' }>

const spans = [1, 2, 3, 7, 14, 31]
const counts = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20]
const numbers = (list: readonly number[], chosen: number) => [...new Set([...list, chosen])].sort((a, b) => a - b)

/** The choice that a block makes by itself as of the sending. */
function ChoosingFields({
  block,
  cities,
  onChange,
}: {
  block: Choosing
  cities: readonly CityOption[]
  onChange: (block: Choosing) => void
}) {
  const isLatest = block.kind === 'latest'
  return (
    <>
      <p className="text-sm text-soft">
        {isLatest
          ? 'Escolhidas na hora do envio, sem repetir as que estão acima.'
          : 'Os próximos na hora do envio, cada evento uma vez.'}
      </p>
      <div className={`grid gap-3 ${isLatest ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
        {isLatest && (
          <SelectField
            label="Quais"
            name="mostRead"
            value={block.mostRead ? 'read' : 'newest'}
            onChange={value => onChange({ ...block, mostRead: value === 'read' })}
            options={[
              { value: 'newest', label: 'As mais novas' },
              { value: 'read', label: 'As mais lidas' },
            ]}
          />
        )}
        <SelectField
          label="Cidade"
          name="city"
          value={cityValue(block.city)}
          onChange={value => onChange({ ...block, city: cityChosen(value) })}
          options={cityOptions(cities, block.city)}
        />
        <SelectField
          label="Período"
          name="days"
          value={String(block.days)}
          onChange={value => onChange({ ...block, days: Number(value) })}
          options={numbers(spans, block.days).map(days => ({
            value: String(days),
            label: isLatest
              ? days === 1
                ? 'Últimas 24 horas'
                : `Últimos ${days} dias`
              : days === 1
                ? 'Próximas 24 horas'
                : `Próximos ${days} dias`,
          }))}
        />
        <SelectField
          label="Até quantos"
          name="count"
          value={String(block.count)}
          onChange={value => onChange({ ...block, count: Number(value) })}
          options={numbers(counts, block.count).map(count => ({ value: String(count), label: String(count) }))}
        />
      </div>
    </>
  )
}
