import { Badge, Card } from '@radix-ui/themes'
import type { Metadata } from 'next'
import Link from 'next/link'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { cardsShape, loaded } from '#components/ui/loaded.tsx'
import { longDateTime } from '#lib/text/format.ts'
import { listSitePages } from '#server/site/queries.ts'
import { enter } from '../../../_staff/enter.ts'

const path = '/admin/paginas'

export const metadata: Metadata = { title: 'Páginas' }

/** The institutional pages; marks those with the default text. */
export default async function SitePagesPage() {
  const { actor } = await enter(path)
  return loaded(cardsShape, async () => {
    const pages = await listSitePages(actor)
    return (
      <div className="flex flex-col gap-5">
        <ScreenHeading>Páginas</ScreenHeading>
        <p className="text-soft">
          Cada página vem com um texto pronto. Complete o que está entre colchetes: até lá os leitores não veem esses
          parágrafos, e a página fica fora dos buscadores e, menos a de contato, do rodapé. Razão social, CNPJ,
          endereço, e-mail e telefone vêm de{' '}
          <Link href="/admin/jornal" prefetch={false} className="text-accent underline">
            Jornal
          </Link>
          .
        </p>
        <ul className="flex flex-col gap-2">
          {pages.map(({ slug, title, version, complete, updatedAt }) => (
            <li key={slug}>
              <Card asChild>
                <Link
                  href={`${path}/${slug}`}
                  prefetch={false}
                  className="flex flex-wrap items-center justify-between gap-2"
                >
                  <span className="font-serif font-semibold">{title}</span>
                  <span className="flex flex-wrap items-center gap-2">
                    {!complete && <Badge color="amber">Falta completar</Badge>}
                    {version === 0 ? (
                      <Badge color="gray">Texto padrão</Badge>
                    ) : (
                      <span className="text-sm text-soft">Salva em {longDateTime(updatedAt)}</span>
                    )}
                  </span>
                </Link>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
