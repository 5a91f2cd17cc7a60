import type { Finding, SeoStatus } from './finding.ts'

/** A rule that somebody set aside for one article. */
export interface Waiver {
  rule: string
  /** The rule's name on screen. */
  name: string
  reason: string
  /** The person's name; empty for one whose account is gone. */
  by: string
  at: Date
}

/** The newest validation of an article, as its writing screen shows it. */
export interface SeoReport {
  articleId: string
  /** Null before the first validation. */
  verdict: { status: SeoStatus; findings: Finding[]; at: Date; version: number } | null
  waived: Waiver[]
  /** Whether this person may waive rules. */
  mayWaive: boolean
}
