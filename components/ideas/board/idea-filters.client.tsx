'use client'

import './filters.css'
import { Button, DropdownMenu } from '@radix-ui/themes'
import { SlidersHorizontal, X } from 'lucide-react'
import { ListLink, useListNavigation } from '#components/list/navigation.client.tsx'
import { SearchField } from '#components/list/search-field.client.tsx'
import { type IdeaAddress, type IdeaFilter, ideasPath } from '#lib/ideas/idea-views.ts'
import { ideaPriorities, ideaPriorityLabels } from '#lib/ideas/ideas.ts'
import type { Colleague, IdeaCity } from '#server/ideas/queries/idea.ts'

interface IdeaFiltersProps {
  address: IdeaAddress
  /** The viewer's id. */
  ownId: string
  colleagues: readonly Colleague[]
  cities: readonly IdeaCity[]
}

/** Filters the ideas by title, person, city and priority, at once. The filters are in the address; without scripts a button sends the search. */
export function IdeaFilters({ address, ownId, colleagues, cities }: IdeaFiltersProps) {
  const { words, assignee, city, priority, view, tab, month } = address
  const to = (change: Partial<IdeaFilter>) => ideasPath({ ...address, ...change, after: null })
  const person = assignee && assignee !== ownId && colleagues.find(({ id }) => id === assignee)
  const place = cities.find(({ path }) => path === city)
  return (
    <search aria-label="Filtrar pautas" className="idea-filters">
      <SearchField
        path="/storyboard"
        search={words}
        label="Buscar pelo título"
        placeholder="Buscar pelo título"
        addressOf={search => to({ words: search })}
      >
        <Others address={address} />
        <noscript>
          <Button type="submit" variant="soft" color="gray" mt="2">
            Filtrar
          </Button>
        </noscript>
      </SearchField>
      <div className="idea-chips">
        <Chip label="Minhas" active={assignee === ownId} href={to({ assignee: assignee === ownId ? null : ownId })} />
        <fieldset aria-label="Prioridade" className="contents">
          {ideaPriorities.toReversed().map(each => (
            <Chip
              key={each}
              label={ideaPriorityLabels[each]}
              active={each === priority}
              href={to({ priority: each === priority ? null : each })}
            />
          ))}
        </fieldset>
        {person && <Chip label={`Responsável: ${person.name}`} active href={to({ assignee: null })} />}
        {place && <Chip label={`Cidade: ${cityLabel(place)}`} active href={to({ city: null })} />}
        <MoreFilters {...{ assignee, city, colleagues, cities, to }} />
        {(words || assignee || city || priority) && (
          <ListLink
            href={ideasPath({ view, tab, month })}
            className="inline-flex min-h-8 items-center px-1 text-sm underline"
          >
            Limpar filtros
          </ListLink>
        )}
      </div>
    </search>
  )
}

const cityLabel = ({ name, state }: IdeaCity) => `${name} (${state})`

/** The parameters that a search without scripts keeps. */
function Others({ address }: { address: IdeaAddress }) {
  const { searchParams } = new URL(ideasPath({ ...address, words: '', after: null }), 'http://localhost')
  return [...searchParams].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface ChipProps {
  label: string
  active: boolean
  href: string
}

/** A filter that a press adds, and another one removes. */
const Chip = ({ label, active, href }: ChipProps) => (
  <ListLink
    href={href}
    className="idea-chip"
    data-active={active || undefined}
    aria-label={active ? `${label}: remover o filtro` : undefined}
  >
    <span className="truncate">{label}</span>
    {active && <X aria-hidden size={14} className="shrink-0" />}
  </ListLink>
)

interface MoreFiltersProps extends Pick<IdeaFilter, 'assignee' | 'city'> {
  colleagues: readonly Colleague[]
  cities: readonly IdeaCity[]
  to: (change: Partial<IdeaFilter>) => string
}

/** Radix does not allow an empty value. */
const none = '-'

/** The filters with too many values for chips. */
function MoreFilters({ assignee, city, colleagues, cities, to }: MoreFiltersProps) {
  const { go } = useListNavigation()
  const chosen = (value: string) => (value === none ? null : value)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <button type="button" className="idea-chip">
          <SlidersHorizontal aria-hidden size={14} /> Responsável e cidade
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>Responsável</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={assignee ?? none} onValueChange={value => go(to({ assignee: chosen(value) }))}>
          <DropdownMenu.RadioItem value={none}>Todos</DropdownMenu.RadioItem>
          {colleagues.map(({ id, name }) => (
            <DropdownMenu.RadioItem key={id} value={id}>
              {name}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Cidade</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={city ?? none} onValueChange={value => go(to({ city: chosen(value) }))}>
          <DropdownMenu.RadioItem value={none}>Todas</DropdownMenu.RadioItem>
          {cities.map(each => (
            <DropdownMenu.RadioItem key={each.path} value={each.path}>
              {cityLabel(each)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
