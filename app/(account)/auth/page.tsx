import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { AuthCard } from '#components/accounts/auth-card.tsx'
import { type AuthFormName, authFormNames } from '#components/accounts/auth-form-name.ts'
import { onwardAddress } from '#lib/addresses/own-path.ts'
import { onwardPath } from '#lib/addresses/screens/entrance.ts'
import { signUpAction } from '#server/accounts/actions.ts'
import { findFactorStep } from '#server/accounts/factors/queries.ts'
import { findOtherWays } from '#server/accounts/identities/queries.ts'
import { confirmsAddresses } from '#server/accounts/queries.ts'
import { currentSession, namedSessionId } from '#server/platform/session/session.ts'

const titles: Record<AuthFormName, string> = {
  entrar: 'Entrar',
  cadastrar: 'Cadastrar',
  codigo: 'Entrar com um código',
  telefone: 'Entrar com um código por SMS',
  recuperar: 'Esqueci minha senha',
  reenviar: 'Confirmar meu e-mail',
}

export async function generateMetadata({ searchParams }: PageProps<'/auth'>): Promise<Metadata> {
  const { tab } = await searchParams
  return { title: titles[authFormNames.find(name => name === tab) ?? 'entrar'] }
}

/** The screen for signing in and signing up (ACC-1). */
export default async function AuthPage({ searchParams }: PageProps<'/auth'>) {
  const { next, from = await previousPath() } = await searchParams
  const session = await currentSession()
  if (session) redirect(onwardPath(session.actor, { next, from }))
  const sid = await namedSessionId()
  if (sid && (await findFactorStep(sid))) redirect(onwardAddress('/auth/fator', { next, from }))
  // Where a person goes on depends on their roles and factors: this page decides once they have entered.
  const onward = onwardAddress('/auth', { next, from })
  return <AuthCard next={onward} signUp={signUpAction} confirms={confirmsAddresses()} ways={findOtherWays()} />
}

/** The page of this site whose link led here; undefined for none. */
async function previousPath(): Promise<string | undefined> {
  const head = await headers()
  const referer = head.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  return host === head.get('host') ? pathname + search : undefined
}
