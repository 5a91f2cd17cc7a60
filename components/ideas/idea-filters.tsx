import { Button, Select } from '@radix-ui/themes'
import Link from 'next/link'
import { Field } from '#components/ui/field.tsx'
import { type IdeaAddress, ideasPath } from '#lib/idea-views.ts'
import { ideaPriorities, ideaPriorityLabels } from '#lib/ideas.ts'
import type { Colleague, IdeaCity } from '#server/ideas/queries/idea.ts'

interface IdeaFiltersProps {
  address: IdeaAddress
  colleagues: readonly Colleague[]
  /** Those that ideas have. */
  cities: readonly IdeaCity[]
}

/** Narrows the ideas by person, city and priority; lives in the address, and works before scripts do. */
export function IdeaFilters({ address, colleagues, cities }: IdeaFiltersProps) {
  const { view, tab, month, assignee, city, priority } = address
  const narrowed = assignee ?? city ?? priority
  return (
    <form action="/storyboard" method="get" aria-label="Filtrar pautas" className="flex flex-wrap items-end gap-3">
      {view !== 'lista' && <input type="hidden" name="ver" value={view} />}
      {tab !== 'todas' && <input type="hidden" name="aba" value={tab} />}
      {month && <input type="hidden" name="mes" value={month} />}
      <Choice
        label="Responsável"
        name="responsavel"
        all="Todos"
        value={assignee}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choice
        label="Cidade"
        name="cidade"
        all="Todas"
        value={city}
        options={cities.map(({ path, name, state }) => ({ value: path, label: `${name} (${state})` }))}
      />
      <Choice
        label="Prioridade"
        name="prioridade"
        all="Todas"
        value={priority}
        options={ideaPriorities.map(each => ({ value: each, label: ideaPriorityLabels[each] }))}
      />
      <Button type="submit" variant="soft" color="gray">
        Filtrar
      </Button>
      {narrowed && (
        <Link
          href={ideasPath({ view, tab, month })}
          prefetch={false}
          className="inline-flex min-h-8 items-center text-sm underline"
        >
          Limpar filtros
        </Link>
      )}
    </form>
  )
}

interface ChoiceProps {
  label: string
  name: string
  /** What the choice of no one says. */
  all: string
  value: string | null
  options: readonly { value: string; label: string }[]
}

/** Radix has no empty value: `-` is read as none. */
function Choice({ label, name, all, value, options }: ChoiceProps) {
  return (
    <div className="min-w-36 grow sm:grow-0">
      <Field label={label}>
        {props => (
          <Select.Root name={name} defaultValue={value ?? '-'}>
            <Select.Trigger {...props} />
            <Select.Content>
              <Select.Item value="-">{all}</Select.Item>
              {options.map(option => (
                <Select.Item key={option.value} value={option.value}>
                  {option.label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
        )}
      </Field>
    </div>
  )
}
