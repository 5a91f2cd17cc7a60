'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { Outcome } from '#lib/outcome.ts'
import { doneOf } from './form-failure.ts'

interface TestConnectionProps<Answer> {
  test: () => Promise<Outcome<Answer>>
  failure: string
  /** The sentence about an answer. */
  say: (answer: Answer) => string
}

/** “Testar conexão”: asks another server and says who answered. */
export function TestConnection<Answer>({ test, failure, say }: TestConnectionProps<Answer>) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function run() {
    setBusy(true)
    setSaid('')
    const done = await doneOf(test(), { setError: () => {}, failure })
    setSaid(done?.data ? say(done.data) : '')
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="button" variant="soft" disabled={busy} aria-busy={busy} onClick={run}>
        {busy ? 'Testando...' : 'Testar conexão'}
      </Button>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  )
}
