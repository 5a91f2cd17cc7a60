import type { MenuItem } from '#server/site/queries.ts'

/** The menu that the house fills, each item leading to its own address (reader §2). On a phone it scrolls sideways. */
export function SecondaryMenu({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label="Seções do portal" className="no-print mx-auto max-w-page px-4">
      <ul className="flex overflow-x-auto border-t-4 border-b border-t-strong border-b-rule text-[0.9375rem] font-semibold">
        {items.map(item => (
          <li key={item.id} className="shrink-0 first:ml-auto last:mr-auto">
            <a href={item.url} className="inline-flex min-h-11 items-center px-3 hover:text-accent">
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
