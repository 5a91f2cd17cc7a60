'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const everyMs = 2_000

/** Reloads the screen's data every two seconds while somebody looks at it and no dialog is open. */
export function QuickRefresh() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !document.querySelector('[role=dialog], [role=alertdialog]'))
        router.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [router])
  return null
}
