'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { EditionCheck } from '#server/newsletter/editions/queries/check.ts'
import type { ComposerActions } from '../composer-actions.ts'

/** The checks of the saved edition, repeated after each save. Null before the first; `failed` after a check that failed. */
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
  return { found, failed, ask }
}
