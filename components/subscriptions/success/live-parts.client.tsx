'use client'

import { Button } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { forgetReturn, readReturn } from '#components/reader-script/return.ts'

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

/** Leads back to the text that the reader wanted to pay for; nothing when this browser knows of none. */
export function BackToText() {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => setPath(readReturn()), [])
  if (path === null) return null
  return (
    <Button asChild size="3">
      <a href={path} onClick={forgetReturn}>
        Voltar ao texto
      </a>
    </Button>
  )
}

/** A title that comes into sight when it takes another's place: who paid may have scrolled far below it. */
export function InSight(props: ComponentProps<'h1'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect may not return.
    void title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <h1 {...props} ref={title} />
}

/** Longer waits than a browser's timer can hold are waited for by the next visit. */
const LONGEST_MS = 2 ** 31 - 1

/** Reads the screen again when a term ends, `ms` after the server made it: the browser's clock may be wrong. */
export function ReadAtEnd({ ms }: { ms: number }) {
  const router = useRouter()
  useEffect(() => {
    if (ms > LONGEST_MS) return
    const timer = setTimeout(() => router.refresh(), Math.max(1_000, ms))
    return () => clearTimeout(timer)
  }, [ms, router])
  return null
}
