import type { Metadata } from 'next'
import { cache } from 'react'
import { OwnSubscription } from '#components/reader/newsletter/own-subscription.tsx'
import { listCitiesWithArticles } from '#server/locations/queries.ts'
import { findSubscription } from '#server/newsletter/queries.ts'
import { Directive } from '../../../_page/directive.tsx'
import { MissingPage, missingMetadata } from '../../../_page/missing-page.tsx'
import { loadIdentity } from '../../../_page/shell.ts'

type Props = PageProps<'/newsletter/inscricao/[token]'>

const load = cache(findSubscription)

/** Keeps the secret address from search engines and from other sites' logs. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (!(await load((await params).token))) return missingMetadata()
  const { name } = await loadIdentity()
  return {
    title: `Sua newsletter | ${name}`,
    robots: { index: false, follow: false, nocache: true, noarchive: true },
    // Not `no-referrer`: a browser then hides the form's origin too.
    referrer: 'same-origin',
  }
}

/** A newsletter subscription for whoever has its secret address. Made for each request and never kept. */
export default async function SubscriptionPage({ params }: Props) {
  const { token } = await params
  const subscription = await load(token)
  if (!subscription) return <MissingPage path="/newsletter/inscricao" what="subscription" />
  return (
    <>
      <Directive life={0} />
      <OwnSubscription subscription={subscription} token={token} cities={await listCitiesWithArticles()} />
    </>
  )
}
