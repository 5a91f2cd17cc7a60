import { Heading } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'

interface ScreenHeadingProps {
  children: string
  /** The list that the screen belongs to. */
  back?: { path: string; label: string }
  /** The public page that shows this screen's result. */
  shown?: { path: string; label: string }
  /** A button that starts something new. */
  action?: ReactNode
}

/** A screen's title, with links back to its list and to the public page. */
export function ScreenHeading({ children, back, shown, action }: ScreenHeadingProps) {
  return (
    <header className="flex flex-col gap-1">
      {back && (
        <Link href={back.path} className="self-start text-sm text-accent underline">
          ← {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading as="h1" size="7" className="min-w-0 wrap-anywhere">
          {children}
        </Heading>
        <div className="flex flex-wrap items-center gap-4">
          {shown && (
            <a href={shown.path} className="text-sm text-accent underline">
              {shown.label}
            </a>
          )}
          {action}
        </div>
      </div>
    </header>
  )
}
