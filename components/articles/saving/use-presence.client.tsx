'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { CaretPlace } from '#lib/articles/caret-place.ts'
import type { Outcome } from '#lib/outcome.ts'
import { textElement } from '../text-frame.client.tsx'
import { afterComment } from './after-comment.ts'
import { onArticleNews } from './article-news.ts'
import type { Saving } from './machine/saving.ts'
import { isHomeless } from './machine/saving-verdicts.ts'
import type { StandingArticle } from './standing-article.ts'
import { askWriting, doorOf, type Presence, writingDoor } from './writing-door.ts'

const beatMs = 15_000
/** The least time between two requests that answer a move of the caret or news of others. */
const pauseMs = 700

/**
 * The other people with the article open, and where they write. Reports this form every fifteen seconds, when its caret comes to another
 * paragraph and when it closes; asks again at news of others (decision 0381), and takes in their saves. `refresh` loads the screen's data
 * again, when the article's state is another than that of `article`. `isElsewhere`: the text is gone or another's now, and stays on the screen for its
 * unsaved words.
 */
export function usePresence(
  saving: Saving,
  articleId: string | null,
  article: StandingArticle | null,
  refresh: () => void,
): { others: Presence['others']; isElsewhere: boolean } {
  const [isElsewhere, setElsewhere] = useState(false)
  const [others, setOthers] = useState<Presence['others']>([])
  const revisionOf = article?.revisionOf
  const showState = useEffectEvent(({ data, serverError }: Outcome<Presence>) => {
    const isNew = data !== undefined && article !== null && data.state !== article.state
    const isLost = isHomeless(serverError ?? null) || serverError?.code === 'not_published'
    setElsewhere(isLost)
    if (isNew || (isLost && !saving.state.dirty)) afterComment(refresh)
  })
  useEffect(() => {
    if (articleId === null) return
    let gone = false
    let asked = 0
    let askedAt = 0
    let told: CaretPlace | null = null
    let isAlone = true
    let later: ReturnType<typeof setTimeout> | undefined
    const ask = doorOf(revisionOf).attend
    const report = async () => {
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
      if (outcome && !gone) showState(outcome)
    }
    const soon = () => {
      later ??= setTimeout(report, Math.max(200, askedAt + pauseMs - Date.now()))
    }
    // When nobody else is here, no report is needed: a newcomer asks.
    const move = () => !isAlone && caretPlace() !== told && soon()
    const leave = () => {
      const input = { id: articleId, form: saving.form, leaving: true }
      navigator.sendBeacon(writingDoor, JSON.stringify({ ask, input }))
    }
    const seen = () => document.visibilityState === 'visible' && void report()
    void report()
    const beat = setInterval(report, beatMs)
    const stopListening = onArticleNews(news => {
      if (news === 'state') void report()
      // Alone, this form's own save is what is heard while it runs.
      else if (news === 'presence' || !isAlone || saving.state.phase !== 'saving') soon()
    })
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', seen)
    document.addEventListener('selectionchange', move)
    document.addEventListener('focusin', move)
    return () => {
      gone = true
      clearTimeout(later)
      clearInterval(beat)
      stopListening()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', seen)
      document.removeEventListener('selectionchange', move)
      document.removeEventListener('focusin', move)
      leave()
    }
  }, [saving, articleId, revisionOf])
  return { others, isElsewhere }
}

/** Where the caret stands in the article's form; null outside its title, summary and text. */
function caretPlace(): CaretPlace | null {
  const { activeElement } = document
  if (activeElement instanceof HTMLTextAreaElement && activeElement.closest('.writing-line')) {
    return activeElement.name === 'title' || activeElement.name === 'summary' ? activeElement.name : null
  }
  const element = textElement()
  if (!element?.contains(activeElement)) return null
  const node = getSelection()?.anchorNode ?? null
  const block = [...element.children].findIndex(child => child.contains(node))
  return block === -1 ? null : `content:${block}`
}
