import { Button, Progress, Text } from '@radix-ui/themes'
import { megabytes } from '#lib/text/format.ts'

interface UploadProgressProps {
  name: string
  /** Bytes of the file, and how many of them have left. */
  size: number
  sent: number
  cancel: () => void
}

/** How much of a picture is sent, and the way to give it up. Once all is sent, the server draws it in its sizes. */
export function UploadProgress({ name, size, sent, cancel }: UploadProgressProps) {
  const arrived = sent >= size
  const told = arrived ? 'Preparando a imagem…' : `${megabytes(sent)} de ${megabytes(size)}`
  return (
    <div className="upload-progress">
      <Text as="p" size="2" className="truncate" title={name}>
        {name}
      </Text>
      <Progress
        value={arrived ? undefined : (sent / size) * 100}
        aria-label="Envio da imagem"
        aria-valuetext={arrived ? 'Preparando a imagem' : `${Math.round((sent / size) * 100)}%, ${told}`}
      />
      <div className="flex items-center justify-between gap-3">
        <Text as="span" size="1" color="gray" className="tabular-nums">
          {told}
        </Text>
        <Button type="button" size="1" variant="soft" color="gray" onClick={cancel}>
          Cancelar envio
        </Button>
      </div>
    </div>
  )
}
