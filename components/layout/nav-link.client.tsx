'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

interface NavLinkProps {
  href: string
  /** Whether the pages below the address belong to it. */
  section?: boolean
  children: ReactNode
}

/** A link of a navigation that says when it leads to where one is. */
export function NavLink({ href, section = false, children }: NavLinkProps) {
  const path = usePathname()
  const here = path === href || (section && path.startsWith(`${href}/`))
  const link = useRef<HTMLAnchorElement>(null)
  // A strip of links that is wider than a phone begins at its first: the one that counts must be seen.
  useEffect(() => {
    if (here && link.current) center(link.current)
  }, [here])
  return (
    <Link ref={link} href={href} prefetch={false} className="nav-link" aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Scrolls a strip of links to one of them. With `scrollIntoView` the next Tab would begin there in Chromium, past the link that skips to the content. */
function center(link: HTMLElement): void {
  const strip = link.closest('ul')
  if (!strip) return
  const [inner, outer] = [link.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
