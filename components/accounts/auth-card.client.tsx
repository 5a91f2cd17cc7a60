'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Card, Heading, Tabs } from '@radix-ui/themes'
import { useSearchParams } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { Act } from '#lib/outcome.ts'
import { type SignInFields, type SignUpFields, signInFields, signUpFields } from '#lib/schemas/account.ts'
import { SignInForm } from './sign-in-form.client.tsx'
import { SignUpForm } from './sign-up-form.client.tsx'

interface AuthCardProps {
  /** Where to go on after signing in. */
  next: string
  signUp: Act<SignUpFields>
}

/** The card of `/auth`. Its tab stands in the address; what was typed in one survives a look at the other. */
export function AuthCard({ next, signUp }: AuthCardProps) {
  const parameters = useSearchParams()
  // No default values: what was typed before the scripts came stays.
  const signInForm = useForm<SignInFields>({ resolver: zodResolver(signInFields) })
  const signUpForm = useForm<SignUpFields>({ resolver: zodResolver(signUpFields) })
  const tab = parameters.get('tab') === 'cadastrar' ? 'cadastrar' : 'entrar'

  function show(chosen: string) {
    const changed = new URLSearchParams(parameters)
    if (chosen === 'entrar') changed.delete('tab')
    else changed.set('tab', chosen)
    history.replaceState(null, '', `/auth${changed.size ? `?${changed}` : ''}`)
  }

  return (
    <Card size="4" className="mx-auto w-full max-w-md">
      <Heading as="h1" size="6" align="center" mb="4">
        Bem-vindo
      </Heading>
      <Tabs.Root value={tab} onValueChange={show}>
        <Tabs.List justify="center" mb="5">
          <Tabs.Trigger value="entrar">Entrar</Tabs.Trigger>
          <Tabs.Trigger value="cadastrar">Cadastrar</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="entrar">
          <SignInForm form={signInForm} next={next} />
        </Tabs.Content>
        <Tabs.Content value="cadastrar">
          <SignUpForm form={signUpForm} signUp={signUp} />
        </Tabs.Content>
      </Tabs.Root>
    </Card>
  )
}
