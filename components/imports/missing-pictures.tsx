import { Button } from '@radix-ui/themes'
import Link from 'next/link'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { Section } from '#components/ui/section.tsx'
import type { Act } from '#lib/outcome.ts'
import type { SessionInput } from '#lib/schemas/imports.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { FailedPicture } from '#server/imports/pictures/queries.ts'

interface MissingPicturesProps {
  /** The import's id. */
  id: string
  /** The numbers of all pictures that could not be fetched, by cause. */
  reasons: readonly { message: string; count: number }[]
  /** A page of them, by id. */
  pictures: readonly FailedPicture[]
  /** The address of the next page; null behind the last. */
  next: string | null
  retry: Act<SessionInput>
}

/** The pictures that an import could not fetch, and why. */
export function MissingPictures({ id, reasons, pictures, next, retry }: MissingPicturesProps) {
  const count = reasons.reduce((sum, reason) => sum + reason.count, 0)
  return (
    <Section
      title="Imagens que faltam"
      intro={`${formatInteger(count)} não puderam ser guardadas. Os artigos as mostram do endereço antigo.`}
    >
      <ul className="mb-4">
        {reasons.map(reason => (
          <li key={reason.message}>
            <strong>{formatInteger(reason.count)}</strong> {reason.message}
          </li>
        ))}
      </ul>
      <ul className="mb-4 flex flex-col gap-1 text-sm">
        {pictures.map(({ id: picture, url, message }) => (
          <li key={picture} className="wrap-anywhere">
            <a href={url} rel="noreferrer" target="_blank" className="text-accent underline">
              {url}
            </a>{' '}
            <span className="text-soft">{message}</span>
          </li>
        ))}
      </ul>
      {next && (
        <Button asChild variant="soft" mr="3">
          <Link href={next} prefetch={false} scroll={false}>
            Próximas imagens
          </Link>
        </Button>
      )}
      <ActButton
        act={retry}
        input={{ id }}
        success="As imagens serão buscadas de novo."
        failure="Não foi possível buscar as imagens."
      >
        Buscar imagens de novo
      </ActButton>
    </Section>
  )
}
