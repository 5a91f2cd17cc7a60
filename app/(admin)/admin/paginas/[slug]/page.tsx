import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SitePageForm } from '#components/admin/site-page-form.client.tsx'
import { sitePageOf } from '#lib/site-pages.ts'
import { loadSitePageAction, saveSitePageAction } from '#server/site/actions.ts'
import { findSitePage } from '#server/site/queries.ts'
import { enter } from '../../../_page/enter.ts'

export const metadata: Metadata = { title: 'Editar página' }

/** Writing an institutional page. */
export default async function SitePagePage({ params }: PageProps<'/admin/paginas/[slug]'>) {
  const { slug } = await params
  await enter(`/admin/paginas/${slug}`)
  const known = sitePageOf(slug)
  if (!known) notFound()
  const page = await findSitePage(known.slug)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <Heading as="h1" size="7">
          {known.title}
        </Heading>
        <a href={`/${slug}`} className="text-sm text-accent underline">
          Ver a página
        </a>
      </div>
      <SitePageForm key={slug} page={page} actions={{ save: saveSitePageAction, load: loadSitePageAction }} />
    </div>
  )
}
