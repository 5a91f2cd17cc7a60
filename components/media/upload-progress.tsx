import './upload-progress.css'
import { Button, Progress, Text } from '@radix-ui/themes'
import { megabytes } from '#lib/text/format.ts'

interface UploadProgressProps {
  name: string
  /** The file's size, null while a picture is made smaller; `sent` is the uploaded part. Both in bytes. */
  size: number | null
  sent: number
  /** What is sent. */
  noun?: 'imagem' | 'arquivo'
  cancel: () => void
}

/** The progress of an upload, with a button to cancel it. After the last byte the server makes the renditions. */
export function UploadProgress({ name, size, sent, noun = 'imagem', cancel }: UploadProgressProps) {
  const going = size !== null && sent < size
  const waiting =
    size === null ? 'Reduzindo a imagem' : noun === 'imagem' ? 'Preparando a imagem' : 'Conferindo o arquivo'
  const amount = going ? `${megabytes(sent)} de ${megabytes(size)}` : `${waiting}…`
  return (
    <div className="upload-progress">
      <Text as="p" size="2" className="truncate" title={name}>
        {name}
      </Text>
      <Progress
        value={going ? (sent / size) * 100 : undefined}
        aria-label={noun === 'imagem' ? 'Envio da imagem' : 'Envio do arquivo'}
        aria-valuetext={going ? `${Math.round((sent / size) * 100)}%, ${amount}` : waiting}
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
