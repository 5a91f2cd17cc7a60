import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type Absence, Missing } from '#components/reader/missing.tsx'
import { isRawPath } from '#lib/addresses/screens/routes.ts'
import { log } from '#server/platform/process/log.ts'
import { Directive } from './directive.tsx'
import { loadIdentity } from './shell.ts'

interface MissingPageProps {
  path: string
  what?: Absence
  /** The keys that a publication at this address changes. */
  keys?: readonly string[]
}

/** The 404 or 410 page (ADDR-8, DEL-4). Logs the path. */
export function MissingPage({ path, what, keys }: MissingPageProps) {
  log().info({ path }, 'page not found')
  // The press does not read the answers of these addresses: it would ignore the directive, and only Next can set the status.
  if (isRawPath(path)) notFound()
  return (
    <>
      <Directive status={what === 'gone' ? 410 : 404} keys={keys} />
      <Missing what={what} />
    </>
  )
}

/** The head of a 404 or 410 page. */
export const missingMetadata = async (): Promise<Metadata> => ({
  title: `Página não encontrada | ${(await loadIdentity()).name}`,
  robots: { index: false, follow: false },
})
