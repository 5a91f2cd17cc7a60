'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StandingArticle } from '../saving/standing-article.ts'
import type { OpenDraft, OpenedDraft } from './opened-draft.ts'
import type { ArticlePanels } from './panel-tabs.ts'

interface OpenedDraftOptions {
  /** The article that the screen was opened with; null for a new text. */
  article: StandingArticle | null
  /** The panels that the screen was opened with. */
  panels: ArticlePanels
  open: OpenDraft
}

/**
 * Makes the screen of a new text the screen of its article, without a load: the panels come by an action, and the form with its caret, its undo
 * history and its journal stays. `follow` gets the id once the text is a draft; `refresh` loads the screen's data again.
 */
export function useOpenedDraft({ article, panels, open }: OpenedDraftOptions) {
  const router = useRouter()
  const [opened, setOpened] = useState<OpenedDraft | null>(null)
  const id = useRef<string | null>(null)
  const newest = useRef(0)

  async function load(): Promise<void> {
    if (id.current === null) return
    const mine = ++newest.current
    const outcome = await open({ id: id.current }).catch(() => null)
    // The answer to a later request is newer. Without an answer the panels stay as they are: the text is saved all the same.
    if (!outcome?.data || mine !== newest.current) return
    const { draft } = outcome.data
    // A transition: panels whose scripts are still on their way would hide the form, and take the next letters with them.
    if (draft) startTransition(() => setOpened(draft))
    else window.location.reload()
  }
  return {
    article: article ?? opened?.article ?? null,
    panels: opened ? withNotices(opened.panels, panels.notices) : panels,
    refresh: article ? router.refresh : () => void load(),
    /** Loads the panels once the new text has an id. */
    follow(next: string | null) {
      if (article || next === null || next === id.current) return
      id.current = next
      void load()
    },
  }
}

/** Panels of an article below the notices of the screen on which it was begun. */
const withNotices = (panels: ArticlePanels, notices: ArticlePanels['notices']): ArticlePanels => ({
  ...panels,
  notices: (
    <>
      {notices}
      {panels.notices}
    </>
  ),
})

/** Reports the id of a new text's draft to `follow`. */
export function useFollowing(follow: (id: string | null) => void, id: string | null): void {
  const report = useEffectEvent(follow)
  useEffect(() => report(id), [id])
}
