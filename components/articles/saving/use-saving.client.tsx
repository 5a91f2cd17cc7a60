'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { holdForm, sweepBrowser } from '#components/journal/shelf.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { browserPorts, type FormOnScreen } from './browser-ports.ts'
import { Saving } from './machine/saving.ts'
import type { SavingState } from './machine/saving-state.ts'
import { holdVersion } from './machine/version-in-hand.ts'
import type { StandingArticle } from './standing-article.ts'

interface SavingOptions extends Omit<FormOnScreen, 'mayBeIncomplete'> {
  article: StandingArticle | null
}

/**
 * Whether the article autosaves, and may be incomplete. Published and scheduled articles are saved by the button alone, when they are
 * complete (SAVE-3, ART-14).
 */
export const hasAutosave = (article: StandingArticle | null) => article?.status !== 'published' && !article?.publishAt

/** The saving of an article's form, connected to the browser's storage and network, the form and its editor. */
export function useSaving(options: SavingOptions): { saving: Saving; state: SavingState } {
  const { form, article } = options
  const [held] = useState(() => ({ options }))
  useEffect(() => {
    held.options = options
  })
  const autosaves = hasAutosave(article)
  const [saving] = useState(
    () =>
      new Saving(
        browserPorts(() => ({ ...held.options, mayBeIncomplete: hasAutosave(held.options.article) })),
        { article, autosaves },
      ),
  )
  const state = useSyncExternalStore(
    listener => saving.subscribe(listener),
    () => saving.state,
    () => saving.state,
  )
  const { version } = article ?? {}
  useEffect(() => {
    saving.setAutosaves(autosaves)
    // A review or a restored version has changed the article outside the form.
    if (version) void saving.catchUp(version)
  }, [saving, autosaves, version])
  useEffect(() => {
    const { articleId, version, mergedVersion } = state
    if (articleId !== null && version !== null) holdVersion(articleId, { version, mergedVersion })
  }, [state])
  const isNew = article === null
  useEffect(() => {
    // The Back button shows the empty /create screen again, under the address of the article that it created.
    if (isNew && location.pathname !== '/create') location.reload()
  }, [isNew])
  useBrowserEvents(saving, form)
  return { saving, state }
}

/** Forwards the browser's events to saving: typing, page visibility, leaving the page, the network coming back. */
function useBrowserEvents(saving: Saving, form: ArticleFormControl): void {
  const hidden = useEffectEvent(() => {
    saving.keepNow()
    if (document.visibilityState === 'hidden') void saving.autosave()
  })
  useEffect(() => {
    sweepBrowser()
    saving.open()
    const releaseForm = holdForm(saving.form)
    const online = () => void saving.again()
    const leaving = () => saving.keepNow()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => saving.typed() })
    window.addEventListener('pagehide', leaving)
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', leaving)
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hidden)
      saving.close()
      releaseForm()
    }
  }, [saving, form])
}
