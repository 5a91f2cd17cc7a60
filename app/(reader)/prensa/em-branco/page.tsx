import type { Metadata } from 'next'
import { blankMarks } from '#lib/press.ts'
import { Directive } from '../../_page/directive.tsx'

export const metadata: Metadata = { title: blankMarks.head }

/** A reader page with nothing in it but the places where the press puts an article's head and matter (decision 0136). No reader comes here. */
export default function BlankPage() {
  return (
    <>
      <Directive />
      <p>{blankMarks.main}</p>
    </>
  )
}
