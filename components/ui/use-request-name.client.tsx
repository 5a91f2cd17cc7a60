'use client'

import { useRef } from 'react'
import { randomUuid } from './random-uuid.ts'

interface RequestName {
  /** What a request that says this is called: the same name as long as it says the same. */
  of(said: object): string
  /** It was done: the same words again are another request. */
  done(): void
}

/**
 * Names the requests of a form that makes something. Sent again after a lost answer, one is done once under its name; with something changed in
 * it, it is another: under the old name the server would give what stands, and what was typed since would be nowhere.
 */
export function useRequestName(): RequestName {
  const last = useRef<{ said: string; name: string } | null>(null)
  return {
    of(said) {
      const told = JSON.stringify(said)
      if (last.current?.said !== told) last.current = { said: told, name: randomUuid() }
      return last.current.name
    },
    done() {
      last.current = null
    },
  }
}
