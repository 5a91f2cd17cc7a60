import type { HTMLAttributes, ReactNode } from 'react'
import { NotPlain } from './attributes.ts'
import { htmlOf } from './html-of.ts'

interface MarkupProps extends HTMLAttributes<HTMLElement> {
  as: 'article' | 'aside' | 'div' | 'footer' | 'header' | 'nav' | 'section' | 'ul'
  children: ReactNode
}

/**
 * A part of a reader page that is written as HTML before React renders the page (decision 0102). React renders a part that contains more than
 * plain components: it takes longer, and the page stays whole.
 */
export function Markup({ as: Tag, children, ...attributes }: MarkupProps) {
  const html = plainHtml(children)
  if (html === null) return <Tag {...attributes}>{children}</Tag>
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

function plainHtml(children: ReactNode): string | null {
  try {
    return htmlOf(children)
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}
