import { scriptJson } from '#lib/text/html.ts'

interface RawHtmlProps {
  /** A body from `sanitizeContent`: the only HTML that reader pages show unescaped. */
  html: string
  className?: string
}

/** Renders a stored body without escaping. */
export function RawHtml({ html, className }: RawHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

interface DataScriptProps {
  type: 'application/ld+json' | 'speculationrules'
  data: object
}

/** Data for machines in a script element, escaped so that it cannot close the element. It executes nothing. */
export function DataScript({ type, data }: DataScriptProps) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
