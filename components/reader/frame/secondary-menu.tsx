import type { MenuItem } from '#server/site/queries.ts'

/** The secondary menu: links that the newspaper sets (HOME-2). On a phone it scrolls sideways. */
export function SecondaryMenu({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label="Seções do portal" className="no-print mx-auto max-w-page px-4">
      <ul className="side-scroll flex overflow-x-auto border-t-2 border-b border-t-strong border-b-rule text-sm font-semibold lg:flex-wrap lg:gap-x-2">
        {items.map(item => (
          <li key={item.id} className="shrink-0 first:-ml-2">
            <a href={item.url} className="inline-flex min-h-11 items-center px-2 hover:text-accent">
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
