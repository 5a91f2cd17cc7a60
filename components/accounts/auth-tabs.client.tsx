'use client'

import { Tabs } from '@radix-ui/themes'
import { useSearchParams } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import type { Act } from '#lib/outcome.ts'
import type { SignInFields, SignUpFields } from '#lib/schemas/account.ts'
import { PasskeyEntry } from './factors/passkey-entry.client.tsx'
import { SignInForm } from './sign-in-form.client.tsx'
import { SignUpForm } from './sign-up-form.client.tsx'

const signingIn = lateResolver(() => import('#lib/schemas/account.ts').then(({ signInFields }) => signInFields))
const signingUp = lateResolver(() => import('#lib/schemas/account.ts').then(({ signUpFields }) => signUpFields))

interface AuthTabsProps {
  /** The address to open after signing in. */
  next: string
  signUp: Act<SignUpFields>
}

/** The sign-in and sign-up forms. The address names the open tab; switching tabs keeps the typed text. */
export function AuthTabs({ next, signUp }: AuthTabsProps) {
  const parameters = useSearchParams()
  // No default values: text typed before the scripts load stays.
  const signInForm = useForm<SignInFields>({ resolver: signingIn })
  const signUpForm = useForm<SignUpFields>({ resolver: signingUp })
  const tab = parameters.get('tab') === 'cadastrar' ? 'cadastrar' : 'entrar'

  function show(chosen: string) {
    const changed = new URLSearchParams(parameters)
    if (chosen === 'entrar') changed.delete('tab')
    else changed.set('tab', chosen)
    history.replaceState(null, '', `/auth${changed.size ? `?${changed}` : ''}`)
  }

  return (
    <Tabs.Root value={tab} onValueChange={show}>
      <Tabs.List justify="center" mb="5">
        <Tabs.Trigger value="entrar">Entrar</Tabs.Trigger>
        <Tabs.Trigger value="cadastrar">Cadastrar</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="entrar">
        <div className="flex flex-col gap-4">
          <SignInForm form={signInForm} next={next} />
          <PasskeyEntry next={next} />
        </div>
      </Tabs.Content>
      <Tabs.Content value="cadastrar">
        <SignUpForm form={signUpForm} signUp={signUp} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
