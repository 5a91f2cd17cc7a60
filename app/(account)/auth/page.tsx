import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { AuthCard } from '#components/accounts/auth-card.tsx'
import { type AuthFormName, authFormNames } from '#components/accounts/auth-form-name.ts'
import { onwardAddress } from '#lib/addresses/own-path.ts'
import { onwardFrom, onwardPath } from '#lib/addresses/screens/entrance.ts'
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
  const head = await headers()
  const led = onwardFrom(await searchParams, head.get('referer'), head.get('host'))
  if (await currentSession()) redirect(onwardPath(led))
  const sid = await namedSessionId()
  if (sid && (await findFactorStep(sid))) redirect(onwardAddress('/auth/fator', led))
  // Where a person goes on depends on their factors: this page decides once they have entered.
  const onward = onwardAddress('/auth', led)
  return (
    <AuthCard
      next={onward}
      afterSignUp={onwardPath(led) === '/' ? '/' : onward}
      signUp={signUpAction}
      confirms={confirmsAddresses()}
      ways={findOtherWays()}
    />
  )
}
