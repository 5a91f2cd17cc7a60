'use client'

import { Button } from '@radix-ui/themes'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ArticleFormControl } from '../article-form-control.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import { useSuggestions } from './use-suggestions.client.tsx'

/** Loaded with the first answer: most openings of the screen ask for none. */
const Found = lazy(() => import('./found.client.tsx').then(module => ({ default: module.Found })))

interface SuggestionsPanelProps {
  form: ArticleFormControl
  article: StandingArticle | null
  onName: (path: string, name: string) => void
}

/** Suggestions for tags and places, with what else an analysis offers. Nothing is chosen without a click but what is certain enough (AN-2). */
export function SuggestionsPanel({ form, article, onName }: SuggestionsPanelProps) {
  const state = useSuggestions({ form, articleId: article?.id ?? null, onName })
  return (
    <section aria-label="Sugestões" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button type="button" variant="soft" loading={state.busy} onClick={state.analyse}>
          <Sparkles aria-hidden size={16} /> {state.found ? 'Analisar de novo' : 'Sugerir tags e lugares'}
        </Button>
        {!state.found && (
          <span className="text-sm text-soft">A análise lê o título, o resumo e o texto. Nada é publicado.</span>
        )}
      </div>
      {state.found && (
        <Suspense fallback={<p className="text-sm text-soft">Abrindo as sugestões…</p>}>
          <Found state={state} found={state.found} form={form} article={article} />
        </Suspense>
      )}
    </section>
  )
}
