'use client'

import { useRef } from 'react'
import { Combobox } from '#components/ui/fields/combobox.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import type { ChoiceOption } from '#components/ui/fields/option-list.tsx'
import { type FoundArticle, useEditorServices } from '../services.client.tsx'

interface ArticleSearchProps {
  label: string
  hint?: string
  error?: string
  onChoose: (article: FoundArticle) => void
}

/** Finds published articles of this newspaper by the beginnings of title words. Renders nothing without a search service. */
export function ArticleSearch({ label, hint, error, onChoose }: ArticleSearchProps) {
  const { searchArticles } = useEditorServices()
  const found = useRef(new Map<string, FoundArticle>())
  if (!searchArticles) return null
  const find = async (typed: string): Promise<ChoiceOption[] | null> => {
    const { data } = await searchArticles({ typed: typed.slice(0, 200) })
    if (!data) return null
    found.current = new Map(data.map(article => [article.id, article]))
    return data.map(({ id, title, authorName }) => ({ value: id, label: `${title} (${authorName})` }))
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {control => (
        <Combobox
          {...control}
          placeholder="Palavras do título"
          find={find}
          onChoose={({ value }) => {
            const article = found.current.get(value)
            if (article) onChoose(article)
          }}
          emptyText="Nenhuma matéria publicada com essas palavras"
          failureText="Não foi possível buscar as matérias."
        />
      )}
    </Field>
  )
}
