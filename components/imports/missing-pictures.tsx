import { Button } from '@radix-ui/themes'
import Link from 'next/link'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { RetryPicturesInput } from '#lib/schemas/imports.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import type { FailedPicture } from '#server/imports/pictures/queries.ts'
import { ShareBar } from './share-bar.tsx'

interface MissingPicturesProps {
  /** The import's id. */
  id: string
  /** The numbers of all pictures that could not be fetched, by cause. */
  reasons: readonly { message: string; count: number }[]
  /** A page of them, by id. */
  pictures: readonly FailedPicture[]
  /** The address of the next page; null behind the last. */
  next: string | null
  retry: Act<RetryPicturesInput>
}

/** The pictures that an import could not fetch, and why: drawn by cause, listed, and to be tried again. */
export function MissingPictures({ id, reasons, pictures, next, retry }: MissingPicturesProps) {
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0)
  return (
    <Section
      title="Imagens que faltam"
      intro={`${plural(count, 'não pôde ser guardada', 'não puderam ser guardadas')}. As capas que não existem mais saem dos artigos até serem encontradas; o resto eles mostram do endereço antigo.`}
    >
      <ul className="mb-4 flex flex-col gap-3">
        {reasons.map(reason => (
          <li key={reason.message}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{reason.message}</span>
              <strong className="tabular-nums">{formatInteger(reason.count)}</strong>
            </span>
            <ShareBar part={reason.count} whole={count} />
          </li>
        ))}
      </ul>
      <div className="mb-4 flex flex-wrap gap-3">
        <ActButton
          act={retry}
          input={{ id }}
          variant="solid"
          success="As imagens serão buscadas de novo."
          failure="Não foi possível buscar as imagens."
        >
          {count === 1 ? 'Tentar de novo' : `Tentar as ${formatInteger(count)} de novo`}
        </ActButton>
        <Button asChild variant="soft">
          <a href={`/api/imports/${id}/imagens`} download>
            Baixar lista de imagens
          </a>
        </Button>
      </div>
      <ul className="flex flex-col divide-y divide-rule text-sm">
        {pictures.map(picture => (
          <PictureRow key={picture.id} id={id} picture={picture} retry={retry} />
        ))}
      </ul>
      {next && (
        <Button asChild variant="soft" mt="3">
          <Link href={next} prefetch={false} scroll={false}>
            Próximas imagens
          </Link>
        </Button>
      )}
    </Section>
  )
}

interface PictureRowProps extends Pick<MissingPicturesProps, 'id' | 'retry'> {
  picture: FailedPicture
}

function PictureRow({ id, picture: { id: picture, url, message, article }, retry }: PictureRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="min-w-0 flex-1 basis-64">
        <a href={url} rel="noreferrer" target="_blank" className="text-accent underline wrap-anywhere">
          {url}
        </a>
        <span className="block text-soft">
          {message}{' '}
          {article && (
            <>
              Em{' '}
              <Link href={`/article/${article.id}/edit`} prefetch={false} className="text-accent underline">
                {article.title}
              </Link>
            </>
          )}
        </span>
      </span>
      <ActButton
        act={retry}
        input={{ id, picture }}
        aria-label={`Tentar de novo: ${url.split('/').at(-1)}`}
        success="A imagem será buscada de novo."
        failure="Não foi possível buscar a imagem."
      >
        Tentar de novo
      </ActButton>
    </li>
  )
}
