'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { CaretPlace } from '#lib/articles/caret-place.ts'
import { onArticleNews } from './article-news.ts'
import { caretPlace } from './caret-place.ts'
import type { Saving } from './machine/saving.ts'
import { isHomeless } from './machine/saving-verdicts.ts'
import { askWriting, doorOf, type Presence, writingDoor } from './writing-door.ts'

const beatMs = 15_000
/** The least time between two requests that answer a move of the caret or news of others. */
const pauseMs = 700

/**
 * The other people with the article open, and where they write. Reports this form every fifteen seconds, when its caret comes to another
 * paragraph and when it closes; asks again at news of others (decision 0244), and takes in their saves. `refresh` loads the screen's data
 * again, after news of the article's state.
 */
export function usePresence(
  saving: Saving,
  articleId: string | null,
  refresh: () => void,
  revisionOf?: string,
): Presence['others'] {
  const [others, setOthers] = useState<Presence['others']>([])
  const showState = useEffectEvent(refresh)
  useEffect(() => {
    if (articleId === null) return
    let [gone, asked, askedAt] = [false, 0, 0]
    let told: CaretPlace | null = null
    let isAlone = true
    let isStale = false
    let later: ReturnType<typeof setTimeout> | undefined
    const ask = doorOf(revisionOf).attend
    const say = async () => {
      clearTimeout(later)
      later = undefined
      const mine = ++asked
      askedAt = Date.now()
      told = caretPlace()
      const outcome = await askWriting(ask, { id: articleId, form: saving.form, place: told })
      // The answer to a later request is newer.
      if (gone || mine !== asked) return
      const nearby = outcome?.data?.others ?? []
      isAlone = nearby.length === 0
      saving.setCompany(!isAlone)
      setOthers(nearby)
      if (outcome?.data) await saving.catchUp(outcome.data.version)
      // A text that is gone or another's now stays in a form with unsaved words, which says so when it saves.
      const mayShow = outcome?.data || (isHomeless(outcome?.serverError ?? null) && !saving.state.dirty)
      if (isStale && mayShow) {
        isStale = false
        showState()
      }
    }
    const soon = () => {
      later ??= setTimeout(say, Math.max(200, askedAt + pauseMs - Date.now()))
    }
    // Alone, nobody waits to hear it: who comes asks.
    const move = () => !isAlone && caretPlace() !== told && soon()
    const leave = () => {
      const input = { id: articleId, form: saving.form, leaving: true }
      navigator.sendBeacon(writingDoor, JSON.stringify({ ask, input }))
    }
    const seen = () => document.visibilityState === 'visible' && void say()
    void say()
    const beat = setInterval(say, beatMs)
    const deaf = onArticleNews(news => {
      if (news === 'presence' || (news === 'text' && !isAlone)) soon()
      if (news !== 'state') return
      isStale = true
      void say()
    })
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', seen)
    document.addEventListener('selectionchange', move)
    document.addEventListener('focusin', move)
    return () => {
      gone = true
      clearTimeout(later)
      clearInterval(beat)
      deaf()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', seen)
      document.removeEventListener('selectionchange', move)
      document.removeEventListener('focusin', move)
      leave()
    }
  }, [saving, articleId, revisionOf])
  return others
}
