'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reloads the screen's data every so many seconds while somebody looks at it and no dialog is open. */
export function SteadyRefresh({ seconds }: { seconds: number }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !document.querySelector('[role=dialog], [role=alertdialog]'))
        router.refresh()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [router, seconds])
  return null
}
