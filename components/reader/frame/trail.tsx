import { Markup } from '../markup/markup.tsx'

interface TrailProps {
  /** From the home page to the page above this one. */
  steps: readonly { name: string; path: string }[]
  /** This page. */
  here: string
}

/** Where a page stands in the site. */
export function Trail({ steps, here }: TrailProps) {
  return (
    <Markup as="nav" aria-label="Você está aqui" className="no-print mb-2 text-sm text-soft">
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
        <li aria-current="page">{here}</li>
      </ol>
    </Markup>
  )
}
