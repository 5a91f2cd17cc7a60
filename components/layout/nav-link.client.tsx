'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** A link of the header that says when it leads to where one is. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const here = usePathname() === href
  return (
    <Link href={href} prefetch={false} className="nav-link" aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  )
}
