import { Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OwnGifts } from '#components/subscriptions/own-gifts.tsx'
import { signInPath } from '#lib/addresses/own-path.ts'
import { ownGiftsPath } from '#lib/addresses/paths.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { currentSession } from '#server/platform/session/session.ts'
import { listOwnGifts } from '#server/subscriptions/gifts/queries.ts'

export const metadata: Metadata = { title: 'Presentes' }

/** The texts that a subscriber gave away, with their links (PREM-7). */
export default async function OwnGiftsPage() {
  const session = await currentSession()
  if (!session) redirect(signInPath(ownGiftsPath))
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <Heading as="h1" size="7">
        Presentes
      </Heading>
      <OwnGifts {...(await listOwnGifts(session.actor))} origin={siteOrigin()} />
    </div>
  )
}
