import { newestPath, sectionPath } from '#lib/addresses/paths.ts'
import type { EditorialSection } from '#lib/schemas/site/sections.ts'
import type { MenuItem } from '#server/site/queries.ts'

interface SecondaryMenuProps {
  items: readonly MenuItem[]
  sections: readonly EditorialSection[]
}

/** The secondary menu: the newest articles, the sections, and links that the newspaper sets (HOME-2). On a phone it scrolls sideways. */
export function SecondaryMenu({ items, sections }: SecondaryMenuProps) {
  if (items.length + sections.length === 0) return null
  const links = [
    { id: 'ultimas', label: 'Últimas', url: newestPath },
    ...sections.map(({ slug, name }) => ({ id: slug, label: name, url: sectionPath(slug) })),
    ...items,
  ]
  return (
    <nav aria-label="Seções do jornal" className="no-print mx-auto max-w-page px-4">
      <ul className="side-scroll flex overflow-x-auto border-t-2 border-b border-t-strong border-b-rule text-sm font-semibold lg:flex-wrap lg:gap-x-2">
        {links.map(item => (
          <li key={item.id} className="shrink-0 first:-ml-2">
            <a href={item.url} className="inline-flex min-h-11 items-center px-2 lg:min-h-9 hover:text-accent">
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
