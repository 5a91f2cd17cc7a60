import type { Metadata } from 'next'
import { cache } from 'react'
import { ContactForm } from '#components/reader/contact-form.tsx'
import { PrintedFrom } from '#components/reader/frame/printed-from.tsx'
import { GapHint, UnfinishedPage } from '#components/reader/gap-notice.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { SitePageText } from '#components/reader/site-page-text.tsx'
import { isMaster, isSignedIn, isStaff } from '#lib/actor.ts'
import type { PublicIdentity } from '#lib/seo/json-ld/publisher.ts'
import { sitePageGraph } from '#lib/seo/json-ld/site-page.ts'
import { gapsIn, withoutGaps } from '#lib/site/pages/site-page-gaps.ts'
import { type SitePageSlug, sitePageOf } from '#lib/site/pages/site-pages.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { currentActor } from '#server/platform/session/session.ts'
import { findSitePage, type SitePage } from '#server/site/queries.ts'
import { Directive } from './directive.tsx'
import { readerMetadata } from './metadata.ts'
import { loadIdentity } from './shell.ts'

const load = cache(findSitePage)

/** The head of an institutional page. */
export async function sitePageMetadata(slug: SitePageSlug): Promise<Metadata> {
  const { title, description, content } = await load(slug)
  return readerMetadata({ title, description, path: `/${slug}`, indexed: gapsIn(content).length === 0 })
}

/** An institutional page. While it has gaps, readers see it without them, and the newsroom sees where they are filled. */
export async function SitePageScreen({ slug }: { slug: SitePageSlug }) {
  const [page, reader, identity] = await Promise.all([load(slug), currentActor(), loadIdentity()])
  const gaps = gapsIn(page.content)
  const shown = isStaff(reader) ? page.content : withoutGaps(page.content)
  return (
    <>
      <Directive keys={[`page:${slug}`]} />
      {gaps.length === 0 && <StructuredData page={page} identity={identity} />}
      <SitePageText page={{ ...page, content: shown }} completePages={identity.completePages}>
        {gaps.length > 0 &&
          (isStaff(reader) ? (
            <GapHint {...page} gaps={gaps} isDefault={page.version === 0} mayFill={isMaster(reader)} />
          ) : (
            shown.trim() === '' && <UnfinishedPage />
          ))}
        {slug === 'contato' && <ContactForm signedIn={isSignedIn(reader)} />}
      </SitePageText>
      <PrintedFrom newspaper={identity.name} address={`${siteOrigin()}/${slug}`} />
    </>
  )
}

function StructuredData({ page, identity }: { page: SitePage; identity: PublicIdentity }) {
  const type = sitePageOf(page.slug)?.type ?? 'WebPage'
  return <DataScript type="application/ld+json" data={sitePageGraph(siteOrigin(), { ...page, type }, identity)} />
}
