import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type Absence, Missing } from '#components/reader/missing.tsx'
import { isRawPath } from '#lib/routes.ts'
import { log } from '#server/platform/log.ts'
import { Directive } from './directive.tsx'
import { loadIdentity } from './shell.ts'

interface MissingPageProps {
  path: string
  what?: Absence
  /** What publishing here would change. */
  keys?: readonly string[]
}

/** A whole page, with its status, for an address where there is none (rulings "404", "Delete"). The path is logged. */
export function MissingPage({ path, what, keys }: MissingPageProps) {
  log().info({ path }, 'page not found')
  // The press passes these addresses on unread: nobody would hear the directive, and only Next can give the status.
  if (isRawPath(path)) notFound()
  return (
    <>
      <Directive status={what === 'gone' ? 410 : 404} keys={keys} />
      <Missing what={what} />
    </>
  )
}

/** The head of such a page. */
export const missingMetadata = async (): Promise<Metadata> => ({
  title: `Página não encontrada | ${(await loadIdentity()).name}`,
  robots: { index: false, follow: false },
})
