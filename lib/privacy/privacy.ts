/** Days of the law and of the house for what a person may ask about their data (LGPD). */
export const privacyDays = {
  /** Until a request must be answered (LGPD art. 19). */
  answer: 15,
  /** From which remaining number of days an open request counts as near its deadline. */
  near: 3,
  /** In which an export can be downloaded. */
  download: 7,
  /** In which an account that asked for its erasure can come back. */
  return: 14,
  /** Before the erasure, when its owner is reminded. */
  reminder: 3,
} as const

const dayMs = 24 * 60 * 60 * 1000

/** A moment some days later, or earlier for a negative number. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs)

export type PrivacyKind = 'export' | 'correction' | 'erasure'

/** The kinds of requests, as screens call them. */
export const privacyKinds: Record<PrivacyKind, string> = {
  export: 'Cópia dos dados',
  correction: 'Correção',
  erasure: 'Exclusão da conta',
}

export type PrivacyStatus = 'open' | 'done' | 'withdrawn'

/** The states of requests, as screens call them. */
export const privacyStates: Record<PrivacyStatus, string> = {
  open: 'Em aberto',
  done: 'Atendido',
  withdrawn: 'Desistência',
}

/** How an open request stands against its deadline: `late`, `near` (three days or less), or `calm`; null for a closed one. */
export function urgencyOf({ status, dueAt }: { status: PrivacyStatus; dueAt: Date }, moment: Date) {
  if (status !== 'open') return null
  if (dueAt <= moment) return 'late'
  return dueAt <= daysAfter(moment, privacyDays.near) ? 'near' : 'calm'
}
