import { Button } from '@radix-ui/themes'
import Link from 'next/link'
import { Choice } from '#components/ui/fields/choice.tsx'
import { type IdeaAddress, ideasPath } from '#lib/ideas/idea-views.ts'
import { ideaPriorities, ideaPriorityLabels } from '#lib/ideas/ideas.ts'
import type { Colleague, IdeaCity } from '#server/ideas/queries/idea.ts'

interface IdeaFiltersProps {
  address: IdeaAddress
  colleagues: readonly Colleague[]
  /** The cities of the ideas. */
  cities: readonly IdeaCity[]
}

/** Filters the ideas by person, city and priority. The filters are in the address and work without scripts. */
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
