import { Card, Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { type AuthFormName, authFormNames } from '#components/accounts/auth-form-name.ts'
import { AuthForms } from '#components/accounts/auth-forms.client.tsx'
import { TermsLine } from '#components/reader/terms-line.tsx'
import { onwardAddress } from '#lib/addresses/own-path.ts'
import { onwardFrom, onwardPath } from '#lib/addresses/screens/entrance.ts'
import { findFactorStep } from '#server/accounts/factors/queries.ts'
import { findOtherWays } from '#server/accounts/identities/queries.ts'
import { confirmsAddresses } from '#server/accounts/queries.ts'
import { signUpAction } from '#server/newsletter/actions.ts'
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
  const asked = await searchParams
  const led = onwardFrom(asked, head.get('referer'), head.get('host'))
  if (await currentSession()) redirect(onwardPath(led))
  const sid = await namedSessionId()
  if (sid && (await findFactorStep(sid))) redirect(onwardAddress('/auth/fator', led))
  // Where this screen leads on stands in its address, so that its own links and a reload do not lose it.
  const tab = authFormNames.find(name => name === asked.tab)
  if (onwardPath(led) !== onwardPath(asked)) redirect(onwardAddress('/auth', led) + (tab ? `&tab=${tab}` : ''))
  // Where a person goes on depends on their factors: this page decides once they have entered.
  const onward = onwardAddress('/auth', led)
  return (
    <Card size="4" className="mx-auto w-full max-w-md">
      <Heading as="h1" size="6" align="center" mb="4">
        Bem-vindo
      </Heading>
      <AuthForms
        next={onward}
        afterSignUp={onwardPath(led) === '/' ? '/' : onward}
        signUp={signUpAction}
        confirms={confirmsAddresses()}
        ways={findOtherWays()}
      />
      <div className="mt-5">
        <TermsLine act="Ao criar uma conta" />
      </div>
    </Card>
  )
}
