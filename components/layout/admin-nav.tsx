import { Badge } from '@radix-ui/themes'
import { formatCount } from '#lib/text/format.ts'
import { NavLink } from './nav-link.client.tsx'

interface AdminNavProps {
  areas: readonly { path: string; label: string }[]
  /** The number of open items of an area, by its path; zero shows nothing. */
  waiting?: Readonly<Record<string, number>>
}

/** The areas of the administration: beside the page on a wide screen, above it and scrolled sideways on a phone. */
export function AdminNav({ areas, waiting = {} }: AdminNavProps) {
  return (
    <nav aria-label="Administração" className="lg:w-52 lg:shrink-0">
      <ul className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-rule px-4 pb-2 lg:sticky lg:top-20 lg:mx-0 lg:flex-col lg:overflow-visible lg:border-0 lg:p-0">
        <li>
          <NavLink href="/admin">Visão geral</NavLink>
        </li>
        {areas.map(({ path, label }) => (
          <li key={path}>
            <NavLink href={path} section>
              {label}
              <Waiting count={waiting[path] ?? 0} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge ml="2">
      {formatCount(count)}
      <span className="sr-only"> em aberto</span>
    </Badge>
  )
}
