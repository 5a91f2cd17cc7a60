'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ComponentProps, createContext, type ReactNode, use, useMemo, useTransition } from 'react'

interface Navigation {
  /** Whether another state of the list is loading. */
  pending: boolean
  /** Loads another state of the list, by its address. */
  go: (address: string, options?: { replace?: boolean }) => void
  /** Reloads the same state. */
  refresh: () => void
}

const Context = createContext<Navigation | null>(null)

/** Provides the navigation between the states of one list. The current rows stay until the next ones arrive. */
export function ListNavigation({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const navigation = useMemo<Navigation>(
    () => ({
      pending,
      go: (address, { replace = false } = {}) =>
        start(() => (replace ? router.replace : router.push)(address, { scroll: false })),
      refresh: () => start(() => router.refresh()),
    }),
    [pending, router],
  )
  return <Context value={navigation}>{children}</Context>
}

export function useListNavigation(): Navigation {
  const navigation = use(Context)
  if (!navigation) throw new Error('A part of a list stands outside of ListNavigation')
  return navigation
}

/** A link to another state of the list. It works before scripts load, and opens in a new tab like any link. */
export function ListLink({ href, ...props }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  const { go } = useListNavigation()
  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      onNavigate={event => {
        event.preventDefault()
        go(href)
      }}
    />
  )
}
