import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type Absence, Missing } from '#components/reader/missing.tsx'
import { isRawPath } from '#lib/addresses/routes.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'
import { log } from '#server/platform/process/log.ts'
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
  noteMissing(path)
  // The press passes these addresses on unread: nobody would hear the directive, and only Next can give the status.
  if (isRawPath(path)) notFound()
  return (
    <>
      <Directive status={what === 'gone' ? 410 : 404} keys={keys} />
      <Missing what={what} />
    </>
  )
}

/** Whoever looks after the house may see which addresses are asked for in vain. */
export const noteMissing = (path: string): void => log().info({ path }, 'page not found')

export const missingTitle = ({ name }: Pick<Identity, 'name'>) => `Página não encontrada | ${name}`

/** The head of such a page. */
export const missingMetadata = async (): Promise<Metadata> => ({
  title: missingTitle(await loadIdentity()),
  robots: { index: false, follow: false },
})
