import { Badge, Card } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ScreenHeading } from '#components/admin/screen-heading.tsx'
import { longDateTime } from '#lib/text/format.ts'
import { listSitePages } from '#server/site/queries.ts'
import { enter } from '../../_page/enter.ts'

const path = '/admin/paginas'

export const metadata: Metadata = { title: 'Páginas' }

/** The institutional pages; marks those with the default text. */
export default async function SitePagesPage() {
  const { actor } = await enter(path)
  const pages = await listSitePages(actor)
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading>Páginas</ScreenHeading>
      <p className="text-soft">
        Cada página vem com um texto pronto. Complete o que está entre colchetes antes de abrir o jornal ao público.
      </p>
      <ul className="flex flex-col gap-2">
        {pages.map(({ slug, title, version, updatedAt }) => (
          <li key={slug}>
            <Card asChild>
              <Link
                href={`${path}/${slug}`}
                prefetch={false}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <span className="font-serif font-semibold">{title}</span>
                {version === 0 ? (
                  <Badge color="amber">Texto padrão</Badge>
                ) : (
                  <span className="text-sm text-soft">Salva em {longDateTime(updatedAt)}</span>
                )}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
