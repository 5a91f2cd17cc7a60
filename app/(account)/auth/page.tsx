import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthCard } from '#components/accounts/auth-card.tsx'
import { ownPath } from '#lib/addresses/own-path.ts'
import { signUpAction } from '#server/accounts/actions.ts'
import { currentSession } from '#server/platform/session/session.ts'

export const metadata: Metadata = { title: 'Entrar' }

/** The screen for signing in and signing up (ACC-1). */
export default async function AuthPage({ searchParams }: PageProps<'/auth'>) {
  const next = ownPath((await searchParams).next)
  if (await currentSession()) redirect(next)
  return <AuthCard next={next} signUp={signUpAction} />
}
