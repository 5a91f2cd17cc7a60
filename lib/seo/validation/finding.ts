import { type RuleField, type RuleId, rules, type Severity } from './rules.ts'

/** The result of a validation. `pending`: nothing but advice was found, and links are still to be checked. */
export const seoStatuses = ['valid', 'warning', 'error', 'pending'] as const
export type SeoStatus = (typeof seoStatuses)[number]

/** What a rule says before its severity is added. */
export interface Raised {
  rule: RuleId
  /** The problem, as a sentence. */
  message: string
  /** The words or places concerned, as they stand in the article; none for something missing. */
  evidence?: readonly string[]
  /** A field that fits better than the rule's. */
  field?: RuleField
}

/** A problem of an article, with where it is and how to mend it. */
export interface Finding {
  rule: RuleId
  severity: Severity
  message: string
  evidence: string[]
  mend: string
  field: RuleField
}

/** The most places that a finding names. */
const mostEvidence = 5
/** The most characters of one place; longer ones would fill the tooltip and the row. */
const longestEvidence = 300

/** What was raised as findings, none twice, in the order of the rules: errors, warnings, advice. */
export function findingsOf(raised: Iterable<Raised>): Finding[] {
  const order = Object.keys(rules)
  const findings = [...raised].map(({ rule, message, evidence = [], field = rules[rule].field }) => ({
    rule,
    severity: rules[rule].severity,
    message,
    evidence: [...new Set(evidence.map(words => words.slice(0, longestEvidence)))].slice(0, mostEvidence),
    mend: rules[rule].mend,
    field,
  }))
  const each = new Map(findings.map(finding => [`${finding.rule} ${finding.message}`, finding]))
  return [...each.values()].sort((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule))
}

/** The status of an article with these findings, the waived ones left out. */
export function statusOf(findings: readonly Finding[], linksPending: boolean): SeoStatus {
  if (findings.some(({ severity }) => severity === 'error')) return 'error'
  if (findings.some(({ severity }) => severity === 'warning')) return 'warning'
  return linksPending ? 'pending' : 'valid'
}

/** The messages of one severity, for tooltips and notifications. */
export const messagesOf = (findings: readonly Finding[], severity: Severity): string[] =>
  findings.filter(each => each.severity === severity).map(({ message }) => message)
