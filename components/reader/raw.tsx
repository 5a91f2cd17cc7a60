import { scriptJson } from '#lib/text/html.ts'

interface RawHtmlProps {
  /** A body that `sanitizeContent` made: the only HTML that reader pages show as it is. */
  html: string
  className?: string
}

/** A stored body, as it is. */
export function RawHtml({ html, className }: RawHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

interface DataScriptProps {
  type: 'application/ld+json' | 'speculationrules'
  data: object
}

/** Data for machines in a script element, escaped so that it cannot close it. Runs nothing. */
export function DataScript({ type, data }: DataScriptProps) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
