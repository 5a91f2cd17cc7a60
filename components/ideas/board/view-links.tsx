import { CalendarDays, Columns3, List, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import { type IdeaAddress, type IdeaView, ideasPath, ideaViews } from '#lib/ideas/idea-views.ts'

const icons: Record<IdeaView, LucideIcon> = { lista: List, quadro: Columns3, calendario: CalendarDays }

/** Links to the views of the ideas. They keep the filters. */
export function ViewLinks({ address }: { address: IdeaAddress }) {
  return (
    <nav aria-label="Ver como" className="flex gap-1">
      {(Object.keys(ideaViews) as IdeaView[]).map(view => {
        const Icon = icons[view]
        return (
          <Link
            key={view}
            href={ideasPath({ ...address, view, tab: 'todas', after: null, month: null })}
            prefetch={false}
            className="nav-link"
            aria-current={view === address.view ? 'page' : undefined}
          >
            <span className="inline-flex items-center gap-1.5">
              <Icon aria-hidden size={16} /> {ideaViews[view]}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
