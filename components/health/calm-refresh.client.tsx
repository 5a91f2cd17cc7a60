'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { RefreshButton } from '#components/ui/refresh-button.client.tsx'

const EVERY_MS = 30_000

/** Reloads the screen's data every half minute while somebody looks at it and no dialog is open. */
export function CalmRefresh() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !document.querySelector('[role=dialog], [role=alertdialog]'))
        router.refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [router])
  return <RefreshButton />
}
