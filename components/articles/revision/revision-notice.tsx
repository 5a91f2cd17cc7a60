import { Callout } from '@radix-ui/themes'
import { FilePenLine } from 'lucide-react'
import Link from 'next/link'
import { revisionPath } from '#lib/addresses/paths.ts'
import { DiscardRevision, type DiscardRevisionProps } from './discard-revision.tsx'

interface RevisionNoticeProps {
  revision: { id: string; revisionOf: string; isBehind: boolean }
  discard: DiscardRevisionProps['discard']
}

/** Tells a revision's author that nothing in it is public (PUB-4). */
export function RevisionNotice({ revision: { id, revisionOf, isBehind }, discard }: RevisionNoticeProps) {
  return (
    <Callout.Root role="note" color="blue">
      <Callout.Icon>
        <FilePenLine aria-hidden size={18} />
      </Callout.Icon>
      <div className="flex flex-col gap-3">
        <p>
          <strong className="text-ink">O texto publicado continua no ar</strong> até um editor publicar a sua
          atualização.
          {isBehind && ' O texto no ar mudou desde que você começou: as mudanças em lugares diferentes serão reunidas.'}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link href={revisionPath(revisionOf)} prefetch={false} className="text-sm underline">
            Ver o que muda
          </Link>
          <DiscardRevision id={id} discard={discard} />
        </div>
      </div>
    </Callout.Root>
  )
}
