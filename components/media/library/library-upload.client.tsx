'use client'

import { Text } from '@radix-ui/themes'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { FileDrop } from '#components/ui/fields/file-drop.client.tsx'
import { plural } from '#lib/text/format.ts'
import { uploadPicture } from '../upload.ts'

/** The field that takes pictures into the library, several at once. A refused file says why, and the others go on. */
export function LibraryUpload({ onDone }: { onDone: () => void }) {
  const [left, setLeft] = useState(0)
  const [refused, setRefused] = useState<{ name: string; message: string }[]>([])
  const send = async (files: File[]) => {
    setRefused([])
    setLeft(files.length)
    for (const [index, file] of files.entries()) {
      const result = await uploadPicture(file, {
        onSize: () => {},
        onProgress: () => {},
        signal: new AbortController().signal,
        isKept: true,
      })
      if ('refusal' in result) setRefused(current => [...current, { name: file.name, message: result.refusal.message }])
      setLeft(files.length - index - 1)
    }
    onDone()
  }
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        icon={<ImageUp aria-hidden size={24} />}
        prompt="Guardar imagens no acervo: escolha ou arraste para cá"
        hint="JPG, PNG ou WEBP; fotos maiores que 5MB são reduzidas antes do envio"
        accept="image/jpeg,image/png,image/webp"
        multiple
        disabled={left > 0}
        onFiles={send}
      />
      <Text as="p" role="status" size="2" color="gray" className={left > 0 ? undefined : 'sr-only'}>
        {left > 0 && `Enviando: ${plural(left, 'imagem falta', 'imagens faltam')}`}
      </Text>
      {refused.map(({ name, message }) => (
        <Text as="p" key={name} role="alert" size="2" color="red">
          {name}: {message}
        </Text>
      ))}
    </div>
  )
}
