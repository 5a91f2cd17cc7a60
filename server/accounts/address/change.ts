import { z } from 'zod'

/** What the two rows of a change of address hold: the other row and the new address. */
const changeData = z.object({ other: z.uuid(), email: z.string() })
export type ChangeData = z.output<typeof changeData>

/** Reads the data of a row of a change of address. Raises on any other. */
export const changeOf = (data: unknown): ChangeData => changeData.parse(data)

/** The kinds of the two rows. */
export const changeKinds = ['change_email_old', 'change_email_new'] as const
