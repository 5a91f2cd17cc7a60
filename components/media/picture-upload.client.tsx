'use client'

import './upload.css'
import { Progress, Text } from '@radix-ui/themes'
import { ImageUp } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { forgetFailure, sayFailure } from '#components/ui/form-failure.ts'
import { uploadPicture } from './upload.ts'

interface UploadProps {
  /** One that is sent as soon as this stands there. */
  file?: File
  onDone: (uploaded: { id: string; path: string }) => void
  onSignedOut: () => void
}

/** Where a picture is chosen or dropped, with how far it is and why it was refused. */
export function PictureUpload({ file: brought, onDone, onSignedOut }: UploadProps) {
  const id = useId()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const [over, setOver] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file || share !== null) return
    setError(undefined)
    forgetFailure()
    setShare(0)
    const result = await uploadPicture(file, setShare)
    setShare(null)
    if ('picture' in result) return onDone({ id: result.picture.id, path: result.picture.src })
    setError(result.refusal.message)
    sayFailure('Erro no upload', result.refusal.message)
    if (result.refusal.signedOut) onSignedOut()
  }
  const started = useRef(false)
  const start = useEffectEvent(() => send(brought))
  useEffect(() => {
    if (!started.current) start()
    started.current = true
  }, [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files[0])
  }
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        className="upload"
        data-over={over}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImageUp aria-hidden size={24} />
        <span>{share === null ? 'Escolha uma imagem ou arraste-a para cá' : 'Enviando...'}</span>
        <span className="text-xs text-soft">JPG, PNG ou WEBP, até 5MB</span>
        <input
          id={id}
          type="file"
          className="sr-only"
          accept="image/jpeg,image/png,image/webp"
          disabled={share !== null}
          aria-describedby={error && `${id}-error`}
          onChange={event => {
            send(event.target.files?.[0])
            // The same file may be chosen again after a failure.
            event.target.value = ''
          }}
        />
      </label>
      {share !== null && <Progress value={share * 100} aria-label="Envio da imagem" />}
      {error && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {error}
        </Text>
      )}
    </div>
  )
}
