import './upload-progress.css'
import { Button, Progress, Text } from '@radix-ui/themes'
import { megabytes } from '#lib/text/format.ts'

interface UploadProgressProps {
  name: string
  /** The file's size; `sent` is the uploaded part. Both in bytes. */
  size: number
  sent: number
  /** What is sent. */
  noun?: 'imagem' | 'arquivo'
  cancel: () => void
}

/** The progress of an upload, with a button to cancel it. After the last byte the server makes the renditions. */
export function UploadProgress({ name, size, sent, noun = 'imagem', cancel }: UploadProgressProps) {
  const arrived = sent >= size
  const last = noun === 'imagem' ? 'Preparando a imagem' : 'Conferindo o arquivo'
  const amount = arrived ? `${last}…` : `${megabytes(sent)} de ${megabytes(size)}`
  return (
    <div className="upload-progress">
      <Text as="p" size="2" className="truncate" title={name}>
        {name}
      </Text>
      <Progress
        value={arrived ? undefined : (sent / size) * 100}
        aria-label={noun === 'imagem' ? 'Envio da imagem' : 'Envio do arquivo'}
        aria-valuetext={arrived ? last : `${Math.round((sent / size) * 100)}%, ${amount}`}
      />
      <div className="flex items-center justify-between gap-3">
        <Text as="span" size="1" color="gray" className="tabular-nums">
          {amount}
        </Text>
        <Button type="button" size="1" variant="soft" color="gray" onClick={cancel}>
          Cancelar envio
        </Button>
      </div>
    </div>
  )
}
