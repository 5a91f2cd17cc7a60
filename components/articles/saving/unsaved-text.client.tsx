'use client'

import { Button, Callout, TextArea } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { journalKey, readEntries, removeEntry } from '#components/journal/journal.ts'
import { browserShelf } from '#components/journal/shelf.ts'
import { longDateTime } from '#lib/text/format.ts'
import { copyWords } from './copy-words.ts'
import { asPlainText } from './form-fields.ts'
import type { JournalEntry } from './machine/journal-entry.ts'

interface UnsavedTextProps {
  userId: string
  articleId: string
  /** Published: a revision's form offers the text. Otherwise the article is scheduled, and only an editor can take the text. */
  isPublic: boolean
}

/** The author's unsaved text of an article published since. This screen cannot save it, so it offers to copy the text. */
export function UnsavedText({ userId, articleId, isPublic }: UnsavedTextProps) {
  const [entry, setEntry] = useState<JournalEntry | null>(null)
  const key = journalKey(userId, articleId)
  useEffect(() => setEntry(readEntries<JournalEntry>(browserShelf(), key, Date.now())[0] ?? null), [key])
  if (!entry) return null

  const copy = () => copyWords(entry.fields)
  const discard = () => {
    removeEntry(browserShelf(), key, entry.form)
    setEntry(readEntries<JournalEntry>(browserShelf(), key, Date.now())[0] ?? null)
  }
  return (
    <Callout.Root color="amber" role="status">
      <Callout.Text>
        O texto que você não chegou a salvar, de {longDateTime(new Date(entry.at))}, está guardado neste navegador.
        {isPublic
          ? ' Escreva uma atualização para levá-lo ao artigo.'
          : ' Copie-o e envie-o a um editor para que entre no artigo.'}
      </Callout.Text>
      <TextArea readOnly aria-label="Texto não salvo" rows={8} value={asPlainText(entry.fields)} />
      <div className="flex flex-wrap gap-2">
        <Button type="button" size="2" onClick={copy}>
          Copiar texto
        </Button>
        <Button type="button" size="2" variant="soft" color="gray" onClick={discard}>
          Descartar
        </Button>
      </div>
    </Callout.Root>
  )
}
