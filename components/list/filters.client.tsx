'use client'

import { Badge, Button, Select, TabNav } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { ListDefinition, ListFilter, ListState } from '#lib/list/list.ts'
import { filtered, listAddress } from '#lib/list/state.ts'
import { formatCount } from '#lib/text/format.ts'
import { ListLink, useListNavigation } from './navigation.client.tsx'

interface FilterProps<Filter> {
  list: ListDefinition
  state: ListState
  filter: Filter
}

type Kind<Name extends ListFilter['kind']> = Extract<ListFilter, { kind: Name }>

const addressWith = (list: ListDefinition, state: ListState, id: string, value: string) =>
  listAddress(list, filtered(list, state, id, value))

/** A filter with exactly one value at a time, as tabs. Tabs may show a count. */
export function FilterTabs({
  list,
  state,
  filter,
  counts = {},
}: FilterProps<Kind<'tabs'>> & { counts?: Readonly<Record<string, number>> }) {
  return (
    <TabNav.Root aria-label={filter.label}>
      {filter.options.map(({ value, label }) => (
        <TabNav.Link key={value} asChild active={state.filters[filter.id] === value}>
          <ListLink href={addressWith(list, state, filter.id, value)}>
            {label}
            {counts[value] !== undefined && (
              <Badge color="gray" ml="2">
                {formatCount(counts[value])}
              </Badge>
            )}
          </ListLink>
        </TabNav.Link>
      ))}
    </TabNav.Root>
  )
}

/** The option without a value: Radix does not allow an empty one. */
const none = '-'

/** A filter with one value or none, as a select. */
export function FilterSelect({
  list,
  state,
  filter,
}: FilterProps<Pick<Kind<'select'>, 'id' | 'label' | 'all' | 'options'>>) {
  const { go } = useListNavigation()
  const chosen = state.filters[filter.id] || none
  return (
    <Select.Root
      value={chosen}
      onValueChange={value => go(addressWith(list, state, filter.id, value === none ? '' : value))}
    >
      {/* Radix itself writes the text in the browser alone: what stands below would move under the hand. */}
      <Select.Trigger aria-label={filter.label} className="max-w-full shrink-0">
        {filter.options.find(({ value }) => value === chosen)?.label ?? filter.all}
      </Select.Trigger>
      <Select.Content>
        <Select.Item value={none}>{filter.all}</Select.Item>
        {filter.options.map(({ value, label }) => (
          <Select.Item key={value} value={value}>
            {label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  )
}

/** A filter by one row of another list, as a chip that removes it. */
export function FilterChip({ list, state, filter, name }: FilterProps<Kind<'row'>> & { name: string }) {
  const text = `${filter.label}: ${name}`
  return (
    <Button asChild variant="soft" color="gray" className="max-w-full">
      <ListLink href={addressWith(list, state, filter.id, '')} aria-label={`Remover o filtro ${text}`}>
        <span className="truncate">{text}</span> <X aria-hidden size={16} className="shrink-0" />
      </ListLink>
    </Button>
  )
}
