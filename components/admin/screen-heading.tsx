import { Heading } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'

interface ScreenHeadingProps {
  children: string
  /** The list that the screen belongs to. */
  back?: { path: string; label: string }
  /** Where readers see what is done here. */
  shown?: { path: string; label: string }
  /** What one can begin here. */
  action?: ReactNode
}

/** A screen's title, with the way back and the way to what readers see. */
export function ScreenHeading({ children, back, shown, action }: ScreenHeadingProps) {
  return (
    <header className="flex flex-col gap-1">
      {back && (
        <Link href={back.path} className="self-start text-sm text-accent underline">
          ← {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading as="h1" size="7">
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
