import type { ReactNode } from 'react'
import { NavLink } from './nav-link.client.tsx'
import { WaitingCount } from './waiting-count.tsx'

interface AreaPageProps {
  /** The name of the navigation: “Mesa”, “Administração”. */
  name: string
  areas: readonly { path: string; label: string; others: readonly string[] }[]
  /** The number of open items of an area, by its path; zero shows nothing. */
  waiting?: Readonly<Record<string, number>>
  children: ReactNode
}

/** A page with the navigation of its areas: beside it on a wide screen, above it and scrolled sideways on a phone. */
export function AreaPage({ name, areas, waiting = {}, children }: AreaPageProps) {
  return (
    <div className="area-page flex flex-col gap-6 lg:flex-row lg:gap-8">
      {areas.length > 0 && (
        <nav aria-label={name} className="lg:w-44 lg:shrink-0 print:hidden">
          <ul className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-rule px-4 pb-2 lg:sticky lg:top-20 lg:mx-0 lg:flex-col lg:overflow-visible lg:border-0 lg:p-0">
            {areas.map(({ path, label, others }) => (
              <li key={path}>
                <NavLink href={path} section={!areas.some(other => other.path.startsWith(`${path}/`))} others={others}>
                  {label}
                  <WaitingCount count={waiting[path] ?? 0} />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
