import type { ApplicationStatus } from '#lib/applications/application.ts'

/** The badge's colour of each state. */
export const statusColors = { pending: 'amber', approved: 'green', rejected: 'red' } as const satisfies Record<
  ApplicationStatus,
  string
>
