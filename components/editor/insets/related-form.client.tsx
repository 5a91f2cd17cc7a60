'use client'

import { Button, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { toRelated } from '#lib/body/asides.ts'
import type { Related } from '#lib/body/body.ts'
import { DialogForm } from '../editor-dialog.client.tsx'
import { useEditorServices } from '../services.client.tsx'
import { ArticleSearch } from './article-search.client.tsx'

interface RelatedFormProps {
  related: Related | null
  onSave: (related: Related) => void
}

/** The form for the card of another article. */
export function RelatedForm({ related, onSave }: RelatedFormProps) {
  const { searchArticles } = useEditorServices()
  const [chosen, setChosen] = useState(related)
  const [error, setError] = useState<string>()
  const submit = () => {
    if (chosen) onSave(chosen)
    else setError('Procure e escolha uma matéria publicada.')
  }
  return (
    <DialogForm onSubmit={submit} submit={<Button type="submit">Salvar cartão</Button>}>
      {!searchArticles && <Text as="p">Nesta página não há cartões de matérias.</Text>}
      <ArticleSearch
        label="Buscar pelo título"
        hint="O leitor vê sempre o título e o endereço atuais. Se a matéria sair do ar, o cartão some."
        error={error}
        onChoose={({ id, path, title }) => {
          setChosen(toRelated(id, path, title))
          setError(undefined)
        }}
      />
      <Text as="p" role="status" className="editor-chosen">
        {chosen && (
          <>
            Escolhida: <b>{chosen.title}</b>
          </>
        )}
      </Text>
    </DialogForm>
  )
}
