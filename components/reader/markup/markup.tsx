import type { HTMLAttributes, ReactNode } from 'react'
import { htmlOf } from './html-of.ts'

interface MarkupProps extends HTMLAttributes<HTMLElement> {
  as: 'article' | 'aside' | 'div' | 'footer' | 'header' | 'nav' | 'section' | 'ul'
  children: ReactNode
}

/** A part of a reader page that is HTML before React sees it (decision 0102). What stands in it waits for nothing. */
export function Markup({ as: Tag, children, ...attributes }: MarkupProps) {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: htmlOf(children) }} />
}
