'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { EditionCheck } from '#server/newsletter/editions/queries/check.ts'
import type { ComposerActions } from '../composer-actions.ts'

/** Milliseconds until the answers of other sites are looked for, and how often. */
const answersMs = 4_000
const mostLooks = 8

/** The checks of the saved edition, repeated after each save, and while links to other sites are followed. Null before the first; `failed` after a check that failed. */
export function useCheck(id: string, version: number, check: ComposerActions['check']) {
  const [found, setFound] = useState<EditionCheck | null>(null)
  const [failed, setFailed] = useState(false)
  const ask = async (): Promise<EditionCheck | null> => {
    const outcome = await check({ id }).catch(() => null)
    setFailed(!outcome?.data)
    if (outcome?.data) setFound(outcome.data)
    return outcome?.data ?? null
  }
  const look = useEffectEvent(() => void ask())
  useEffect(() => {
    if (version > 0) look()
  }, [version])
  const following = found?.following ?? 0
  useEffect(() => {
    if (following === 0) return
    let looks = 0
    const timer = setInterval(() => {
      looks++
      if (looks >= mostLooks) clearInterval(timer)
      look()
    }, answersMs)
    return () => clearInterval(timer)
  }, [following])
  return { found, failed, ask }
}
