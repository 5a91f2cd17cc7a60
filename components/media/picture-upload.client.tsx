'use client'

import { Text } from '@radix-ui/themes'
import { ImageUp } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FileDrop } from '#components/ui/fields/file-drop.client.tsx'
import { forgetFailure, sayFailure } from '#components/ui/forms/form-failure.ts'
import { LibraryButton } from './library/library-button.client.tsx'
import { fits } from './smaller-picture.ts'
import { uploadPicture } from './upload.ts'
import { UploadProgress } from './upload-progress.tsx'

/** An uploaded picture, or one of the library with its words. */
export interface ChosenPicture {
  id: string
  path: string
  words?: { alt: string; caption: string; credit: string }
}

interface UploadProps {
  /** A file to upload as soon as the component mounts. */
  file?: File
  /** The text of the field, when it is not for the first picture. */
  prompt?: string
  /** Called with several files; without it only one can be chosen. */
  onSeveral?: (files: File[]) => void
  onDone: (picture: ChosenPicture) => void
  onSignedOut: () => void
}

interface Sending {
  name: string
  /** The number of bytes to send; null while the picture is made smaller. */
  size: number | null
  sent: number
  cancel: () => void
}

/**
 * The field to choose or drop a picture, or to take one of the library, with the upload's progress and errors. The old picture stays until the new one has
 * arrived.
 */
export function PictureUpload({
  file: initialFile,
  prompt = 'Escolha uma imagem ou arraste-a para cá',
  onSeveral,
  onDone,
  onSignedOut,
}: UploadProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState('')
  const send = async (file: File | undefined) => {
    if (!file || sending) return
    setError(undefined)
    forgetFailure()
    const abort = new AbortController()
    setSaid(`Enviando ${file.name}.`)
    setSending({ name: file.name, size: fits(file) ? file.size : null, sent: 0, cancel: () => abort.abort() })
    const result = await uploadPicture(file, {
      onSize: size => setSending(now => now && { ...now, size }),
      onProgress: sent => setSending(now => now && { ...now, sent }),
      signal: abort.signal,
    })
    setSending(null)
    if ('picture' in result) {
      setSaid('Imagem enviada.')
      return onDone({ id: result.picture.id, path: result.picture.src })
    }
    if ('cancelled' in result) {
      setSaid('Envio cancelado.')
      cancelled.current = true
      return
    }
    setSaid('')
    setError(result.refusal.message)
    sayFailure('Erro no upload', result.refusal.message)
    if (result.refusal.signedOut) onSignedOut()
  }
  const cancelled = useRef(false)
  useEffect(() => {
    if (sending || !cancelled.current) return
    // The pressed button has disappeared, so the focus moves.
    cancelled.current = false
    input.current?.focus()
  }, [sending])
  const started = useRef(false)
  const start = useEffectEvent(() => send(initialFile))
  useEffect(() => {
    if (!started.current) start()
    started.current = true
  }, [])
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        ref={input}
        icon={<ImageUp aria-hidden size={24} />}
        prompt={prompt}
        hint="JPG, PNG ou WEBP, até 5MB; fotos maiores são reduzidas antes do envio"
        accept="image/jpeg,image/png,image/webp"
        hidden={sending !== null}
        describedBy={error && `${id}-error`}
        multiple={onSeveral !== undefined}
        onFiles={files => (onSeveral && files.length > 1 ? onSeveral(files) : send(files[0]))}
      />
      {sending ? (
        <UploadProgress {...sending} />
      ) : (
        <LibraryButton
          onChoose={({ id, src, alt, caption, credit }) => onDone({ id, path: src, words: { alt, caption, credit } })}
        />
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
      {error && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {error}
        </Text>
      )}
    </div>
  )
}
