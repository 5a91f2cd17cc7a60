import { Button, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import Link from 'next/link'
import { Choice } from '#components/ui/fields/choice.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { type OwnAddress, ownArticlesPath } from '#lib/articles/own-tabs.ts'
import type { OwnCity } from '#server/articles/own/queries/own-lists.ts'

interface OwnFiltersProps {
  address: OwnAddress
  /** The cities of the listed articles. */
  cities: readonly OwnCity[]
}

/** Filters the articles by title words and by city. The filters are in the address and work without scripts. */
export function OwnFilters({ address, cities }: OwnFiltersProps) {
  const { tab, words, city } = address
  return (
    <search>
      <form action="/my-articles" method="get" className="flex flex-wrap items-end gap-3">
        {tab !== 'todos' && <input type="hidden" name="aba" value={tab} />}
        <div className="min-w-52 grow">
          <Field label="Buscar pelo título">
            {props => <TextField.Root {...props} name="q" type="search" defaultValue={words} maxLength={200} />}
          </Field>
        </div>
        <Choice
          label="Cidade"
          name="cidade"
          all="Todas"
          value={city}
          options={cities.map(({ path, name }) => ({ value: path, label: name }))}
        />
        <Button type="submit" variant="soft" color="gray">
          <Search aria-hidden size={16} /> Buscar
        </Button>
        {(words || city) && (
          <Link
            href={ownArticlesPath({ tab })}
            prefetch={false}
            className="inline-flex min-h-8 items-center text-sm underline"
          >
            Limpar busca
          </Link>
        )}
      </form>
    </search>
  )
}
