import type { Metadata } from 'next'
import { Missing } from '#components/reader/missing.tsx'
import { noteMissing } from '#server/site/queries.ts'
import { Directive } from './directive.tsx'

interface MissingPageProps {
  path: string
  gone?: boolean
  /** What publishing here would change. */
  keys?: readonly string[]
}

/** A whole page, with its status, for an address where there is none (rulings "404", "Delete"). The path is logged. */
export function MissingPage({ path, gone = false, keys }: MissingPageProps) {
  noteMissing(path)
  return (
    <>
      <Directive status={gone ? 410 : 404} keys={keys} />
      <Missing gone={gone} />
    </>
  )
}

export const missingMetadata: Metadata = {
  title: 'Página não encontrada | Portal de Notícias',
  robots: { index: false, follow: false },
}
