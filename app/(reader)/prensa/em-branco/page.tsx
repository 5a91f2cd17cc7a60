import type { Metadata } from 'next'
import { blankMarks } from '#lib/press.ts'
import { Directive } from '../../_page/directive.tsx'

export const metadata: Metadata = { title: blankMarks.head }

/** The blank page: a reader page with two marks, where the press puts an article's head and matter (decision 0136). Not for readers. */
export default function BlankPage() {
  return (
    <>
      <Directive />
      <p>{blankMarks.main}</p>
    </>
  )
}
