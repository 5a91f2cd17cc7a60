'use client'

import { Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { followsTitle, slugOf } from '#lib/addresses/draft-slug.ts'
import type { Suggestions } from '#lib/articles/suggestions/suggestions.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { addressOf, type StandingArticle } from '../saving/standing-article.ts'

interface ProposalsProps {
  found: Suggestions
  form: ArticleFormControl
  article: StandingArticle | null
}

/** A proposed summary and headlines. Each goes into the text by a click and out of it by another. */
export function Proposals({ found: { summary, headlines }, form, article }: ProposalsProps) {
  return (
    <>
      {summary && (
        <ProposalList title="Resumo sugerido" field="summary" texts={[summary]} form={form} article={article} />
      )}
      {headlines.length > 0 && (
        <ProposalList title="Títulos sugeridos" field="title" texts={headlines} form={form} article={article} />
      )}
    </>
  )
}

interface ProposalListProps {
  title: string
  field: 'title' | 'summary'
  texts: readonly string[]
  form: ArticleFormControl
  article: StandingArticle | null
}

function ProposalList({ title, field, texts, form, article }: ProposalListProps) {
  const id = useId()
  const present = useWatch({ control: form.control, name: field })
  const [before, setBefore] = useState<string | null>(null)
  const set = (text: string) => {
    const follows = field === 'title' && addressOf(article) === 'follows' && followsTitle(form.getValues())
    form.setValue(field, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    if (follows) form.setValue('slug', slugOf(text), { shouldDirty: true })
  }
  return (
    <div>
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="flex flex-col gap-2">
        {texts.map(text => {
          const isUsed = present === text
          return (
            <li key={text} className="flex flex-col items-start gap-1 text-sm">
              <span>{text}</span>
              <Button
                type="button"
                size="1"
                variant="soft"
                color="gray"
                disabled={isUsed && before === null}
                onClick={() => {
                  if (isUsed) {
                    set(before ?? '')
                    setBefore(null)
                  } else {
                    if (before === null || !texts.includes(present)) setBefore(present)
                    set(text)
                  }
                }}
              >
                {isUsed ? 'Desfazer' : field === 'title' ? 'Usar este título' : 'Usar este resumo'}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
