'use client'

import { Button, Callout } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type SessionState, waitAfter } from '#lib/accounts/session-watch.ts'

interface SessionWatchProps {
  /** The rights that the screen was made with. */
  rights: string
}

/**
 * Reads the session again every minute while the screen is in sight, and when the browser is back online. One that cannot be read is asked for
 * with growing waits, and the screen stays as it is. A change of rights renews the screen; an ended session shows the way back in, over a
 * screen that keeps what was typed (SES-6).
 */
export function SessionWatch({ rights }: SessionWatchProps) {
  const router = useRouter()
  const [ended, setEnded] = useState(false)

  useEffect(() => {
    let timer = 0
    let failures = 0
    let known = rights
    const stopped = new AbortController()

    const later = () => {
      clearTimeout(timer)
      timer = window.setTimeout(read, waitAfter(failures))
    }
    const read = async () => {
      if (document.visibilityState === 'hidden') return later()
      const state = await readSession(stopped.signal)
      if (stopped.signal.aborted) return
      failures = state === null ? failures + 1 : 0
      if (state !== null) {
        setEnded(!state.signedIn)
        if (state.signedIn && state.rights !== known) router.refresh()
        if (state.signedIn) known = state.rights
      }
      later()
    }
    const now = () => {
      clearTimeout(timer)
      timer = window.setTimeout(read, 0)
    }
    later()
    window.addEventListener('online', now, { signal: stopped.signal })
    document.addEventListener('visibilitychange', now, { signal: stopped.signal })
    return () => {
      stopped.abort()
      clearTimeout(timer)
    }
  }, [rights, router])

  if (!ended) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md" role="alert">
      <Callout.Root color="amber" variant="surface" className="bg-paper">
        <Callout.Text>Sua sessão terminou. O que você digitou continua nesta tela.</Callout.Text>
        <Button asChild size="2" variant="soft">
          <a href="/auth" target="_blank" rel="noreferrer">
            Entrar em outra aba
          </a>
        </Button>
      </Callout.Root>
    </div>
  )
}

async function readSession(signal: AbortSignal): Promise<SessionState | null> {
  try {
    const response = await fetch('/api/session', { cache: 'no-store', signal })
    return response.ok ? ((await response.json()) as SessionState) : null
  } catch {
    return null
  }
}
