interface TrailProps {
  /** The pages from the home page to the parent page. */
  steps: readonly { name: string; path: string }[]
  /** The name of this page. */
  here: string
}

/** The breadcrumb trail of a page. */
export function Trail({ steps, here }: TrailProps) {
  return (
    <nav aria-label="Você está aqui" className="no-print mb-2 text-sm text-soft">
      <ol className="flex flex-wrap items-center">
        {steps.map(({ name, path }) => (
          <li key={path} className="flex items-center">
            <a href={path} className="inline-flex min-h-8 items-center hover:text-accent hover:underline">
              {name}
            </a>
            <span aria-hidden="true" className="px-2">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="wrap-anywhere">
          {here}
        </li>
      </ol>
    </nav>
  )
}
