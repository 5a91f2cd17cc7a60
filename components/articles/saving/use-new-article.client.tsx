'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { editPath } from '#lib/addresses/paths.ts'
import type { SavingState } from './machine/saving-state.ts'
import type { StandingArticle } from './standing-article.ts'

/** Opens the screen of the new draft that an article's text was saved as, because the article was gone. */
export function useNewArticle(article: StandingArticle | null, { articleId, dirty }: SavingState): void {
  const router = useRouter()
  const moved = article !== null && articleId !== null && articleId !== article.id && !dirty
  useEffect(() => {
    if (moved) router.replace(editPath(articleId))
  }, [moved, articleId, router])
}
