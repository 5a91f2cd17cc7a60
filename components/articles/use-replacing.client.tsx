'use client'

import type { RefObject } from 'react'
import { toast } from 'sonner'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import type { ArticleFieldsInput } from '#lib/schemas/article.ts'
import type { LoadedArticle } from './article-actions.ts'
import type { ArticleFormControl } from './article-form-control.ts'
import type { FormExtras, JournalEntry } from './journal.ts'
import type { ArticleJournal } from './use-journal.client.tsx'

interface ReplacingOptions {
  form: ArticleFormControl
  editor: RefObject<BodyEditorHandle | null>
  journal: ArticleJournal
  /** The form's own names of its request and of the version it holds. */
  held: { current: { requestId: string; version: number | null } }
  onExtras(extras: FormExtras): void
}

/** Putting another text into the form: the one that this browser kept, or the one that somebody else saved. */
export function useReplacing({ form, editor, journal, held, onExtras }: ReplacingOptions) {
  function put(fields: ArticleFieldsInput, extras: FormExtras): void {
    form.reset(fields, { keepDefaultValues: true })
    editor.current?.replace(fields.content)
    onExtras(extras)
  }
  return {
    restore(entry: JournalEntry): void {
      held.current = { requestId: entry.requestId, version: entry.version }
      put(entry.fields, entry)
      journal.discard(entry)
    },
    /** This form's own text stays in the journal. */
    takeTheirs({ fields, version, cover, cityNames }: LoadedArticle): void {
      journal.setAside()
      held.current.version = version
      const stored = { ...fields, coverImage: fields.coverImage ?? '' }
      put(stored, { coverSrc: cover?.src ?? null, cityNames })
      journal.saved(stored)
      toast.info('Seu texto ficou guardado neste navegador.')
    },
  }
}
