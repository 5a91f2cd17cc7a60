import type { Metadata } from 'next'
import { cache } from 'react'
import { DataScript } from '#components/reader/raw.tsx'
import { SitePageText } from '#components/reader/site-page-text.tsx'
import { sitePageGraph } from '#lib/seo/json-ld/site-page.ts'
import { type SitePageSlug, sitePageOf } from '#lib/site/site-pages.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { findSitePage } from '#server/site/queries.ts'
import { Directive } from './directive.tsx'
import { readerMetadata } from './metadata.ts'
import { loadIdentity } from './shell.ts'

const load = cache(findSitePage)

/** The head of an institutional page. */
export async function sitePageMetadata(slug: SitePageSlug): Promise<Metadata> {
  const { title, description } = await load(slug)
  return readerMetadata({ title, description, path: `/${slug}` })
}

/** An institutional page. */
export async function SitePageScreen({ slug }: { slug: SitePageSlug }) {
  const page = await load(slug)
  const type = sitePageOf(slug)?.type ?? 'WebPage'
  return (
    <>
      <Directive keys={[`page:${slug}`]} />
      <DataScript
        type="application/ld+json"
        data={sitePageGraph(siteOrigin(), { ...page, type }, await loadIdentity())}
      />
      <SitePageText page={page} />
    </>
  )
}
