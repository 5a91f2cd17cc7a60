import type { SearchParameters } from '#lib/schemas/search.ts'

/** The field of the search page. A new search keeps the chosen filters. */
export function SearchForm({ parameters }: { parameters: SearchParameters }) {
  const kept = [
    ['cidade', parameters.cidade],
    ['autor', parameters.autor],
    ['periodo', parameters.periodo],
    ['acesso', parameters.acesso],
  ] as const
  return (
    <search>
      <form action="/busca" method="get" className="flex gap-2">
        <label htmlFor="q" className="sr-only">
          O que você procura
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={parameters.q}
          placeholder="Palavras, cidade, assunto…"
          required
          maxLength={500}
          enterKeyHint="search"
          className="min-h-13 w-full min-w-0 rounded-sm border border-strong bg-raised px-4 text-lg placeholder:text-soft"
        />
        {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <button type="submit" className="button px-5 sm:px-8">
          Buscar
        </button>
      </form>
    </search>
  )
}
