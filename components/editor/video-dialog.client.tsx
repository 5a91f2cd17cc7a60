'use client'

import { Button, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '#components/ui/field.tsx'
import type { Inset } from '#lib/body/body.ts'
import { embedLimits } from '#lib/body/frames.ts'
import { videoId, videoPage } from '#lib/body/video.ts'
import { OPEN_VIDEO_DIALOG } from './commands.ts'
import { DialogForm, EditorDialog } from './editor-dialog.client.tsx'
import { useInsetDialog } from './use-inset-dialog.client.tsx'

/** Puts a video of YouTube into the text by its address. */
export function VideoDialog() {
  const { asked, close, save } = useInsetDialog(OPEN_VIDEO_DIALOG)
  const title = asked?.key ? 'Editar vídeo' : 'Inserir vídeo do YouTube'
  return (
    <EditorDialog title={title} maxWidth="32rem" open={asked !== null} onClose={close}>
      {asked && <VideoForm inset={asked.inset} onSave={save} />}
    </EditorDialog>
  )
}

interface VideoFormProps {
  inset: Inset | null
  onSave: (inset: Inset) => void
}

function VideoForm({ inset, onSave }: VideoFormProps) {
  const [address, setAddress] = useState(inset?.kind === 'video' ? videoPage(inset.id) : '')
  const [title, setTitle] = useState(inset?.title ?? '')
  const [errors, setErrors] = useState<{ address?: string; title?: string }>({})
  const submit = () => {
    const id = videoId(address)
    const found = {
      address: id ? undefined : 'Use o endereço do vídeo, como https://www.youtube.com/watch?v=…',
      title: title.trim() ? undefined : 'Dê um título: é o que se lê antes de o vídeo começar.',
    }
    setErrors(found)
    if (id && !found.title) onSave({ kind: 'video', id, title: title.trim() })
  }
  return (
    <DialogForm onSubmit={submit} submit={<Button type="submit">Salvar vídeo</Button>}>
      <Field label="Endereço no YouTube" error={errors.address}>
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
      <Field label="Título do vídeo" error={errors.title}>
        {control => (
          <TextField.Root
            {...control}
            value={title}
            onChange={event => setTitle(event.target.value)}
            maxLength={embedLimits.title}
          />
        )}
      </Field>
    </DialogForm>
  )
}
