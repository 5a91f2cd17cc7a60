import { articlePath, editPath, revisionPath } from '#lib/addresses/paths.ts'
import type { OwnCard } from '#server/articles/own/queries/own-articles.ts'

type Shown = Pick<
  OwnCard,
  'id' | 'slug' | 'status' | 'publishAt' | 'hasRevision' | 'waitedMs' | 'verdict' | 'abilities'
>

export interface MainAct {
  /** Writing, following what others do with the text, or the readers' page. */
  kind: 'write' | 'follow' | 'site'
  text: string
  href: string
}

/** What the owner of an article most likely wants next: go on writing, see how a review stands, see the page that readers see. */
export function mainActOf({ id, slug, status, publishAt, hasRevision, waitedMs, verdict, abilities }: Shown): MainAct {
  const waits = waitedMs !== null
  // An editor opens a queued revision to compare it with the public text.
  if (hasRevision && waits && abilities.setStatus) return { kind: 'follow', text: 'Revisar', href: revisionPath(id) }
  if (hasRevision && waits) return { kind: 'follow', text: 'Acompanhar a revisão', href: editPath(id) }
  if (hasRevision) return { kind: 'write', text: 'Continuar a atualização', href: editPath(id) }
  if (status === 'published')
    return { kind: 'site', text: 'Ver no site', href: articlePath({ slug, locationPath: null }) }
  if (publishAt) return { kind: 'follow', text: 'Ver o agendamento', href: editPath(id) }
  if (status === 'review') return { kind: 'follow', text: 'Acompanhar a revisão', href: editPath(id) }
  if (verdict && verdict !== 'approved') return { kind: 'write', text: 'Ver o que foi pedido', href: editPath(id) }
  return { kind: 'write', text: 'Continuar escrevendo', href: editPath(id) }
}
