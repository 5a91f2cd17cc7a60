import { z } from 'zod'

const signUpData = z.object({ fullName: z.string() })
export type SignUpData = z.output<typeof signUpData>

/** What the row of a sign-up holds, never a password (decision 0185); null for an address that has an account or signed nothing up. */
export const openedSignUp = (data: unknown): SignUpData | null => signUpData.safeParse(data).data ?? null
