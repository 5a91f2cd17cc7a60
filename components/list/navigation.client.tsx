'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ComponentProps, createContext, type ReactNode, use, useMemo, useTransition } from 'react'

interface Navigation {
  /** Whether another state of the list is on its way. */
  pending: boolean
  /** Asks for another state of the list, by its address. */
  go: (address: string, options?: { replace?: boolean }) => void
  /** Asks for the same state once more. */
  refresh: () => void
}

const Context = createContext<Navigation | null>(null)

/** Moves between the states of one list; the list that is there stays until the next one has come. */
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

/** A link to another state of the list: works before scripts, opens in a tab of its own like any other. */
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
