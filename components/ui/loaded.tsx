import { setTimeout as wait } from 'node:timers/promises'
import { Skeleton, Spinner } from '@radix-ui/themes'
import { type ReactNode, Suspense } from 'react'

/** A placeholder that stands for a moment only costs a second change of the screen. */
const PATIENCE_MS = 300

/**
 * The rest of a screen whose figures or rows may take long: from 300 ms on its `shape` stands until they are there. Called after everything that
 * redirects or answers with another status, which a started answer no longer can.
 */
export async function loaded(shape: ReactNode, make: () => Promise<Awaited<ReactNode>>): Promise<ReactNode> {
  const making = make()
  const made = await Promise.race([making.then(screen => ({ screen })), wait(PATIENCE_MS, null, { ref: false })])
  return <Suspense fallback={shape}>{made ? made.screen : making}</Suspense>
}

/** The sign of the storyboard. */
export const spinnerShape = (
  <div className="flex justify-center py-24" role="status">
    <Spinner size="3" />
    <span className="sr-only">Carregando…</span>
  </div>
)

const Shape = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-5" role="status" aria-busy="true">
    <span className="sr-only">Carregando…</span>
    <Skeleton height="2.25rem" width="14rem" />
    {children}
  </div>
)

const several = (count: number, make: (key: number) => ReactNode) =>
  Array.from({ length: count }, (_, key) => make(key))

/** A heading, a toolbar and rows. */
export const listShape = (
  <Shape>
    <Skeleton height="2.5rem" />
    {several(10, key => (
      <Skeleton key={key} height="2.75rem" />
    ))}
  </Shape>
)

/** A heading, tabs and cards. */
export const cardsShape = (
  <Shape>
    <Skeleton height="2.5rem" width="24rem" maxWidth="100%" />
    {several(5, key => (
      <Skeleton key={key} height="9rem" />
    ))}
  </Shape>
)

/** A heading, a row of figures and a chart. */
export const figuresShape = (
  <Shape>
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-5">
      {several(5, key => (
        <Skeleton key={key} height="5rem" />
      ))}
    </div>
    <Skeleton height="16rem" />
    <Skeleton height="10rem" />
  </Shape>
)
