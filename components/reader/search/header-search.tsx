/** The search in the header of every page: a field on wide screens, only a button on narrow ones. */
export function HeaderSearch() {
  return (
    <search>
      <form action="/busca" method="get" className="flex items-center">
        <label htmlFor="busca-no-topo" className="sr-only">
          Buscar no jornal
        </label>
        <input
          id="busca-no-topo"
          name="q"
          type="search"
          placeholder="Buscar"
          maxLength={500}
          className="hidden min-h-9 w-44 rounded-sm border border-rule bg-raised px-3 placeholder:text-soft md:block lg:w-60"
        />
        <button type="submit" className="inline-flex size-11 items-center justify-center hover:text-accent">
          <span className="sr-only">Buscar</span>
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4.5 fill-none stroke-current stroke-[1.6]">
            <circle cx="7" cy="7" r="4.8" />
            <path d="m10.6 10.6 4 4" strokeLinecap="round" />
          </svg>
        </button>
      </form>
    </search>
  )
}
