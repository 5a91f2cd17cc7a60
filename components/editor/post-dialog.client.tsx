'use client'

import { Button, TextArea, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '#components/ui/field.tsx'
import type { Inset, Post } from '#lib/body/body.ts'
import { postAt, postTitleMax } from '#lib/body/posts.ts'
import { OPEN_POST_DIALOG } from './commands.ts'
import { DialogForm, EditorDialog } from './editor-dialog.client.tsx'
import { useInsetDialog } from './use-inset-dialog.client.tsx'

/** Puts a post of X or Instagram into the text, as a card that leads there. */
export function PostDialog() {
  const { asked, close, save } = useInsetDialog(OPEN_POST_DIALOG)
  const title = asked?.key ? 'Editar publicação' : 'Inserir publicação do X ou Instagram'
  const post = asked?.inset?.kind === 'post' ? asked.inset : null
  return (
    <EditorDialog title={title} maxWidth="32rem" open={asked !== null} onClose={close}>
      {asked && <PostForm post={post} onSave={save} />}
    </EditorDialog>
  )
}

function PostForm({ post, onSave }: { post: Post | null; onSave: (inset: Inset) => void }) {
  const [address, setAddress] = useState(post?.url ?? '')
  const [title, setTitle] = useState(post?.title ?? '')
  const [error, setError] = useState<string>()
  const submit = () => {
    const made = postAt(address, title)
    if (made) onSave(made)
    else
      setError('Use o endereço da publicação, como https://x.com/usuario/status/123 ou https://www.instagram.com/p/…')
  }
  return (
    <DialogForm onSubmit={submit} submit={<Button type="submit">Salvar publicação</Button>}>
      <Field label="Endereço da publicação" error={error}>
        {control => (
          <TextField.Root
            {...control}
            value={address}
            onChange={event => setAddress(event.target.value)}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label="O que ela diz (opcional)"
        hint="Copie o texto ou resuma: é o que fica se a publicação for apagada. Nada é carregado da rede social."
      >
        {control => (
          <TextArea
            {...control}
            value={title}
            onChange={event => setTitle(event.target.value)}
            rows={3}
            maxLength={postTitleMax}
          />
        )}
      </Field>
    </DialogForm>
  )
}
