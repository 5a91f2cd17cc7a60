'use client'

import { useEffect, useState } from 'react'
import type { Saving } from './machine/saving.ts'
import { askWriting, doorOf, type Presence, writingDoor } from './writing-door.ts'

const beatMs = 15_000

/** The other people with the article open. Reports this form every fifteen seconds and when it closes, and takes in the others' saves. */
export function usePresence(saving: Saving, articleId: string | null, revisionOf?: string): Presence['others'] {
  const [others, setOthers] = useState<Presence['others']>([])
  useEffect(() => {
    if (articleId === null) return
    let gone = false
    const ask = doorOf(revisionOf).attend
    const say = async () => {
      const outcome = await askWriting(ask, { id: articleId, form: saving.form })
      if (gone) return
      setOthers(outcome?.data?.others ?? [])
      if (outcome?.data) await saving.catchUp(outcome.data.version)
    }
    const leave = () => {
      const input = { id: articleId, form: saving.form, leaving: true }
      navigator.sendBeacon(writingDoor, JSON.stringify({ ask, input }))
    }
    const seen = () => document.visibilityState === 'visible' && void say()
    void say()
    const beat = setInterval(say, beatMs)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', seen)
    return () => {
      gone = true
      clearInterval(beat)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', seen)
      leave()
    }
  }, [saving, articleId, revisionOf])
  return others
}
