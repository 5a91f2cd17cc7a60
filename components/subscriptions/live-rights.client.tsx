'use client'

import { useRouter } from 'next/navigation'
import { SteadyRefresh } from '#components/ui/steady-refresh.client.tsx'
import { useStream } from '#components/ui/use-stream.client.tsx'
import { subscriptionStreamPath } from '#lib/addresses/paths.ts'

/** Renews the screen as soon as the reader's subscription or one of their checkouts changes, and every `seconds` in any case. */
export function LiveRights({ seconds = 60 }: { seconds?: number }) {
  const router = useRouter()
  useStream(subscriptionStreamPath, async () => {
    router.refresh()
    return true
  })
  return <SteadyRefresh seconds={seconds} />
}
