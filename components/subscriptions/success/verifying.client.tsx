'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState, useTransition } from 'react'

/** Milliseconds that the provider's notification gets before the first look. */
const WAIT_MS = 2_000

/** Waits two seconds, reads the screen from the server again, and shows it. Without a script it is shown at once. */
export function Verifying({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [waited, setWaited] = useState(false)
  const [pending, start] = useTransition()
  useEffect(() => {
    const timer = setTimeout(() => {
      start(() => router.refresh())
      setWaited(true)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [router])
  if (waited && !pending) return children
  return (
    <>
      <h1 className="py-12 text-center text-lg">Confirmando o seu pagamento…</h1>
      <noscript>{children}</noscript>
    </>
  )
}
