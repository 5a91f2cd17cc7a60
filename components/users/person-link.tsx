import Link from 'next/link'
import type { ReactNode } from 'react'

/** A person's name that leads to their page. */
export const PersonLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link href={path} prefetch={false} className="font-serif leading-snug font-semibold hover:underline">
    {children}
  </Link>
)
