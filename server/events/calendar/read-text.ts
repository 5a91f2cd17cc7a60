import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { readInvitation } from '#lib/events/invitation/read-invitation.ts'

/**
 * Reads a pasted invitation. For a thread of its own (`parseApart`): 20,000 characters of “de 12 a” take more than a second.
 */
export const readText = ({ text, today }: { text: string; today: string }): Partial<EventFormValues> =>
  readInvitation(text, today)
