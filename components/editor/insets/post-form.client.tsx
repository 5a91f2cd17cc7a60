'use client'

import { Button, TextArea } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import type { Post } from '#lib/body/body.ts'
import { postAt, postTitleMax } from '#lib/body/embeds/posts.ts'
import { DialogForm } from '../editor-dialog.client.tsx'
import { AddressField } from '../line-field.client.tsx'

/** The form for a post on X or Instagram, shown as a card with a link. */
export function PostForm({ post, onSave }: { post: Post | null; onSave: (post: Post) => void }) {
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
      <AddressField label="Endereço da publicação" error={error} value={address} onValue={setAddress} />
      <Field
        label="O que ela diz (opcional)"
        hint="Copie o texto ou resuma-o: é o que fica se a publicação for apagada. Nada é carregado da rede social."
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
