'use client'

import Link, { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

interface NavLinkProps {
  href: string
  /** Whether the pages below the address count as this link's page. */
  section?: boolean
  /** Other addresses that count, with the pages below them. */
  others?: readonly string[]
  children: ReactNode
}

/** A navigation link, marked with `aria-current` on its own page. */
export function NavLink({ href, section = false, others = [], children }: NavLinkProps) {
  const path = usePathname()
  const isBelow = (address: string) => path === address || path.startsWith(`${address}/`)
  const here = path === href || (section && isBelow(href)) || others.some(isBelow)
  const link = useRef<HTMLAnchorElement>(null)
  // On a phone the links are wider than the screen: the current one must be in sight.
  useEffect(() => {
    if (here && link.current) center(link.current)
  }, [here])
  return (
    <Link ref={link} href={href} prefetch={false} className="nav-link" aria-current={here ? 'page' : undefined}>
      {children}
      <OnItsWay />
    </Link>
  )
}

/** Marks its link until the pressed screen answers: on a slow network nothing else says that the press was heard. */
const OnItsWay = () => (useLinkStatus().pending ? <span hidden className="on-its-way" /> : null)

/** Scrolls a row of links to one of them. After `scrollIntoView`, Chromium's next Tab would begin there, past the skip link. */
function center(link: HTMLElement): void {
  const strip = link.closest('ul')
  if (!strip) return
  const inner = link.getBoundingClientRect()
  const outer = strip.getBoundingClientRect()
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
