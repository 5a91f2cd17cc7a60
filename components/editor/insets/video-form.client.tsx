'use client'

import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { Video } from '#lib/body/body.ts'
import { videoId, videoPage } from '#lib/body/embeds/video.ts'
import { DialogForm } from '../editor-dialog.client.tsx'
import { AddressField, TitleField } from '../line-field.client.tsx'

interface VideoFormProps {
  video: Video | null
  onSave: (video: Video) => void
}

/** The form for a YouTube video, by its address. */
export function VideoForm({ video, onSave }: VideoFormProps) {
  const [address, setAddress] = useState(video ? videoPage(video.id) : '')
  const [title, setTitle] = useState(video?.title ?? '')
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
      <AddressField label="Endereço no YouTube" error={errors.address} value={address} onValue={setAddress} />
      <TitleField label="Título do vídeo" error={errors.title} value={title} onValue={setTitle} />
    </DialogForm>
  )
}
