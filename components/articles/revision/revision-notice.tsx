import { Callout } from '@radix-ui/themes'
import { FilePenLine } from 'lucide-react'
import Link from 'next/link'
import { revisionPath } from '#lib/addresses/paths.ts'
import { DiscardRevision, type DiscardRevisionProps } from './discard-revision.tsx'

interface RevisionNoticeProps {
  revision: { id: string; revisionOf: string; isBehind: boolean; authorName: string; abilities: { publish: boolean } }
  discard: DiscardRevisionProps['discard']
}

/** Tells who writes a revision that nothing in it is public (PUB-4). */
export function RevisionNotice({ revision, discard }: RevisionNoticeProps) {
  const { id, revisionOf, isBehind, authorName, abilities } = revision
  return (
    <Callout.Root role="note" color="blue">
      <Callout.Icon>
        <FilePenLine aria-hidden size={18} />
      </Callout.Icon>
      <div className="flex flex-col gap-3">
        <p>
          <strong className="text-ink">O texto publicado continua no ar</strong>{' '}
          {abilities.publish
            ? `até você publicar esta atualização, de ${authorName}.`
            : 'até um editor publicar a sua atualização.'}
          {isBehind &&
            ' O texto no ar mudou desde que a atualização começou: as mudanças em lugares diferentes serão reunidas.'}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link href={revisionPath(revisionOf)} prefetch={false} className="text-sm underline">
            Ver o que muda
          </Link>
          {!abilities.publish && <DiscardRevision id={id} discard={discard} />}
        </div>
      </div>
    </Callout.Root>
  )
}
