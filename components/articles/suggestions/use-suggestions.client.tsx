'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import type { Suggestions } from '#lib/articles/suggestions/suggestions.ts'
import type { ActionError } from '#lib/outcome.ts'
import { plural } from '#lib/text/format.ts'
import { visibleText } from '#lib/text/html.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import {
  type Chosen,
  isChosen,
  reportOf,
  type Suggestion,
  withCertain,
  withoutSuggestion,
  withSuggestion,
} from './choices.ts'

interface SuggestionsOptions {
  form: ArticleFormControl
  articleId: string | null
  /** Names of chosen cities, for the field below. */
  onName: (path: string, name: string) => void
}

/** The suggestions of the last analysis, and what the person did with them. Everything goes into the form, which saves it. */
export function useSuggestions({ form, articleId, onName }: SuggestionsOptions) {
  const [found, setFound] = useState<Suggestions | null>(null)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [tags, cities, places = []] = useWatch({ control: form.control, name: ['tags', 'cities', 'places'] })
  const chosen: Chosen = { tags, cities, places }

  function write(next: Chosen, answer: Suggestions, nowTouched: ReadonlySet<string>) {
    const set = { shouldDirty: true } as const
    for (const { type, path, name, uf } of answer.locations)
      if (type === 'city' && path && next.cities.includes(path)) onName(path, uf ? `${name} (${uf})` : name)
    if (next.tags !== tags) form.setValue('tags', next.tags, set)
    if (next.cities !== cities) form.setValue('cities', next.cities, set)
    if (next.places !== places) form.setValue('places', next.places, set)
    form.setValue('analysis', reportOf(answer, nowTouched), set)
    setTouched(nowTouched)
  }

  async function analyse() {
    const { title, summary, content } = form.getValues()
    if (title.trim() === '' || visibleText(content) === '') {
      toast.error('Dados insuficientes', { description: 'Escreva o título e o texto antes de analisar.' })
      return
    }
    setBusy(true)
    const answer = await askAnalysis({ title, summary, content, articleId })
    setBusy(false)
    if ('refused' in answer) {
      toast.error('Erro na análise', {
        description: answer.refused || 'O servidor não respondeu. Tente de novo em instantes.',
      })
      return
    }
    const { found: next } = answer
    const { tags: nowTags, cities: nowCities, places: nowPlaces = [] } = form.getValues()
    const certain = withCertain({ tags: nowTags, cities: nowCities, places: nowPlaces }, next)
    setFound(next)
    setRefused(new Set())
    write(certain.chosen, next, new Set(certain.keys))
    toast.success('Análise concluída!', { description: countsOf(next) })
  }

  const touch = (keys: readonly string[]) => new Set([...touched, ...keys])
  const without = (set: ReadonlySet<string>, keys: readonly string[]) =>
    new Set([...set].filter(each => !keys.includes(each)))

  return {
    found,
    busy,
    chosen,
    analyse,
    isRefused: ({ key }: Suggestion) => refused.has(key),
    /** Takes one or several suggestions. */
    accept(suggestions: readonly Suggestion[]) {
      if (!found) return
      const keys = suggestions.map(({ key }) => key)
      setRefused(without(refused, keys))
      write(suggestions.reduce(withSuggestion, chosen), found, touch(keys))
    },
    /** Gives a taken suggestion back, as if nobody had decided. */
    release(suggestion: Suggestion) {
      if (!found) return
      const keys = [suggestion.key]
      setRefused(without(refused, keys))
      // One that its certainty chose was refused by taking it out.
      write(withoutSuggestion(chosen, suggestion), found, touch(keys))
    },
    refuse(suggestion: Suggestion) {
      if (!found) return
      setRefused(new Set([...refused, suggestion.key]))
      write(withoutSuggestion(chosen, suggestion), found, touch([suggestion.key]))
    },
    /** Makes a city the primary one, and chooses it. */
    lead(suggestion: Suggestion) {
      if (!found) return
      const taken = isChosen(suggestion, chosen) ? chosen : withSuggestion(chosen, suggestion)
      const { key } = suggestion
      if (!taken.cities.includes(key)) return
      write({ ...taken, cities: [key, ...taken.cities.filter(path => path !== key)] }, found, touch([key]))
    },
  }
}

export type SuggestionsState = ReturnType<typeof useSuggestions>

const countsOf = ({ tags, locations }: Suggestions) =>
  `${plural(tags.length, 'tag sugerida', 'tags sugeridas')} e ${plural(locations.length, 'lugar sugerido', 'lugares sugeridos')}.`

/** A language model may take some seconds, and is tried twice. */
const answerTimeoutMs = 60_000

interface AskedText {
  title: string
  summary: string
  content: string
  articleId: string | null
}

/** Asks for suggestions. Gives the sentence of a refusal; an empty one when nothing answered. */
async function askAnalysis(text: AskedText): Promise<{ found: Suggestions } | { refused: string }> {
  try {
    const response = await fetch('/api/analyze-article', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(text),
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    if (response.ok) return { found: (await response.json()) as Suggestions }
    const { message, fields } = (await response.json()) as Partial<ActionError>
    return { refused: Object.values(fields ?? {})[0] ?? message ?? '' }
  } catch {
    return { refused: '' }
  }
}
