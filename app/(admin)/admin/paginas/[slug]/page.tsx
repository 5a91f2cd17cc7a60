import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { SitePageForm } from '#components/site/pages/site-page-form.client.tsx'
import { sitePageOf } from '#lib/site/pages/site-pages.ts'
import { loadSitePageAction, saveSitePageAction } from '#server/site/actions.ts'
import { findSitePageForEdit } from '#server/site/queries.ts'
import { enter } from '../../../../_staff/enter.ts'

export const metadata: Metadata = { title: 'Editar página' }

/** The form of an institutional page. */
export default async function SitePagePage({ params }: PageProps<'/admin/paginas/[slug]'>) {
  const { slug } = await params
  const { actor } = await enter(`/admin/paginas/${slug}`)
  const known = sitePageOf(slug)
  if (!known) notFound()
  const page = await findSitePageForEdit(actor, known.slug)
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeading
        back={{ path: '/admin/paginas', label: 'Páginas' }}
        shown={{ path: `/${known.slug}`, label: 'Ver no site' }}
      >
        {known.title}
      </ScreenHeading>
      <SitePageForm
        key={slug}
        userId={actor.id}
        page={page}
        actions={{ save: saveSitePageAction, load: loadSitePageAction }}
      />
    </div>
  )
}
