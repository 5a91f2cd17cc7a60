import Link from 'next/link'
import { Section } from '#components/ui/section.tsx'
import { formatInteger } from '#lib/text/format.ts'
import type { StilledAnimation } from '#server/imports/pictures/queries.ts'

interface StilledAnimationsProps {
  count: number
  /** The first of them. */
  animations: readonly StilledAnimation[]
}

/** The animations of the old site whose first picture is shown here. */
export function StilledAnimations({ count, animations }: StilledAnimationsProps) {
  return (
    <Section
      title="Animações"
      intro="Um GIF animado entra como a sua primeira imagem. Onde o movimento conta, use um vídeo."
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {animations.map(({ id, url, article }) => (
          <li key={id} className="wrap-anywhere">
            {article && (
              <>
                <Link href={`/article/${article.id}/edit`} prefetch={false} className="text-accent underline">
                  {article.title}
                </Link>
                :{' '}
              </>
            )}
            <a href={url} rel="noreferrer" target="_blank" className="underline">
              {url}
            </a>
          </li>
        ))}
      </ul>
      {count > animations.length && (
        <p className="mt-2 text-sm text-soft">
          São mostradas {formatInteger(animations.length)} de {formatInteger(count)}. A lista de imagens traz todas.
        </p>
      )}
    </Section>
  )
}
