import { randomBytes } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { ClosedGift, LostGiftMark, OpenGiftMark } from '#components/reader/article/gift.tsx'
import { giftCookieName } from '#lib/addresses/paths.ts'
import type { FoundArticle } from '#server/articles/reading/queries/address.ts'
import { findGiftedArticle } from '#server/articles/reading/queries/gifted.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { currentActor } from '#server/platform/session/session.ts'
import { ArticleMatter } from '../../_page/article-matter.tsx'
import { Directive } from '../../_page/directive.tsx'
import { MissingPage, missingMetadata } from '../../_page/missing-page.tsx'
import { loadIdentity, loadShell } from '../../_page/shell.ts'

type Props = PageProps<'/presente/[token]'>

const loadGift = cache(async (token: string) => {
  const browser = (await cookies()).get(giftCookieName)?.value ?? null
  return findGiftedArticle(await currentActor(), token, browser)
})

/** Keeps the gift from search engines, whose page is the article's, and its address from other sites' logs. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const gift = await loadGift((await params).token)
  if (!gift || gift.kind === 'elsewhere') return missingMetadata()
  const { title, summary, path } = gift.kind === 'waiting' ? gift : gift.found.article
  const { name } = await loadIdentity()
  return {
    title: `${title} | ${name}`,
    description: summary,
    alternates: { canonical: siteOrigin() + path },
    robots: { index: false, follow: false, nocache: true, noarchive: true },
    // Not `no-referrer`: a browser then hides the form's origin too.
    referrer: 'same-origin',
  }
}

/** A premium article that a subscriber gave away, for the browser that opens it first (PREM-7). Made for each request and never kept. */
export default async function GiftPage({ params }: Props) {
  const { token } = await params
  const gift = await loadGift(token)
  if (!gift) return <MissingPage path="/presente" what="gift" />
  switch (gift.kind) {
    case 'elsewhere':
      return redirect(gift.path)
    case 'waiting':
      return (
        <>
          <Directive life={0} />
          <ClosedGift {...gift} token={token} browser={randomBytes(32).toString('hex')} />
        </>
      )
    case 'open':
      return (
        <Whole found={gift.found}>
          <OpenGiftMark expiresAt={gift.expiresAt} />
        </Whole>
      )
    default:
      return (
        <Whole found={gift.found}>
          <LostGiftMark kind={gift.kind} />
        </Whole>
      )
  }
}

/** The article as this browser may see it: whole, or its teaser. */
async function Whole({ found, children }: { found: FoundArticle; children: React.ReactNode }) {
  const [reader, { site, settings }, identity] = await Promise.all([currentActor(), loadShell(), loadIdentity()])
  return (
    <>
      <Directive life={0} />
      {children}
      <ArticleMatter found={found} reader={reader} site={site} identity={identity} settings={settings} />
    </>
  )
}
