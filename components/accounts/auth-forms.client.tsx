'use client'

import { Button, Heading, Tabs } from '@radix-ui/themes'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import type { Act } from '#lib/outcome.ts'
import type { SignInFields, SignUpFields } from '#lib/schemas/account.ts'
import type { OtherWays as Ways } from '#server/accounts/identities/queries.ts'
import { authFormNames } from './auth-form-name.ts'
import { CodeSignIn, PhoneSignIn } from './codes/code-sign-in.client.tsx'
import { MailForm } from './codes/mail-form.client.tsx'
import { PasskeyEntry } from './factors/passkey-entry.client.tsx'
import { OtherWays } from './identities/provider-button.client.tsx'
import { keptAddress } from './kept-address.ts'
import { SignInForm } from './sign-in-form.client.tsx'
import { SignUpForm } from './sign-up-form.client.tsx'

const signingIn = lateResolver(() => import('#lib/schemas/account.ts').then(({ signInFields }) => signInFields))
const signingInByEither = lateResolver(() =>
  import('#lib/schemas/account.ts').then(({ signInByEitherFields }) => signInByEitherFields),
)
const signingUp = lateResolver(() => import('#lib/schemas/account.ts').then(({ signUpFields }) => signUpFields))

interface AuthFormsProps {
  /** The address to open after signing in. */
  next: string
  /** The address to open after signing up: where one signs in to go on, or home. */
  afterSignUp: string
  signUp: Act<SignUpFields>
  /** Whether a sign-up waits for the confirmation of its address. */
  confirms: boolean
  /** The other ways to sign in. */
  ways: Ways
}

/** The forms for signing in, signing up and getting back in. The address names the open one; switching keeps the typed text. */
export function AuthForms({ next, afterSignUp, signUp, confirms, ways }: AuthFormsProps) {
  const parameters = useSearchParams()
  // No default values: text typed before the scripts load stays.
  const signInForm = useForm<SignInFields>({ resolver: ways.phones ? signingInByEither : signingIn })
  const signUpForm = useForm<SignUpFields>({ resolver: signingUp })
  useEffect(() => {
    // The address of a new account is typed once. A field in which somebody types already is theirs.
    const kept = keptAddress()
    const isTyping = document.activeElement instanceof HTMLInputElement
    if (kept && !isTyping && !signInForm.getValues('email')) signInForm.setValue('email', kept)
  }, [signInForm])
  const shown = authFormNames.find(name => name === parameters.get('tab')) ?? 'entrar'

  function show(name: string) {
    const changed = new URLSearchParams(parameters)
    if (name === 'entrar') changed.delete('tab')
    else changed.set('tab', name)
    history.replaceState(null, '', `/auth${changed.size ? `?${changed}` : ''}`)
  }

  const email = signInForm.getValues('email') || signUpForm.getValues('email') || ''
  const back = () => show('entrar')
  if (shown === 'codigo')
    return (
      <Aside title="Entrar com um código" back={back}>
        <CodeSignIn email={email} next={next} />
      </Aside>
    )
  if (shown === 'telefone' && ways.phones)
    return (
      <Aside title="Entrar com um código por SMS" back={back}>
        <PhoneSignIn next={next} />
      </Aside>
    )
  if (shown === 'recuperar')
    return (
      <Aside title="Esqueci minha senha" back={back}>
        <MailForm
          mail="recuperar"
          email={email}
          label="Enviar link"
          sent="Se houver uma conta com este e-mail, enviamos um link para escolher uma nova senha. Ele vale 30 minutos. Veja também a caixa de spam."
        />
        <p className="text-sm text-soft">
          Perdeu o acesso a este e-mail?{' '}
          <a href="/contato" className="underline">
            Fale com o jornal
          </a>
          : depois de confirmar quem você é, o jornal troca o endereço da sua conta.
        </p>
      </Aside>
    )
  if (shown === 'reenviar')
    return (
      <Aside title="Confirmar meu e-mail" back={back}>
        <MailForm
          mail="reenviar"
          email={email}
          label="Enviar de novo"
          sent="Se houver um cadastro com este e-mail, enviamos a confirmação de novo. Veja também a caixa de spam."
        />
      </Aside>
    )
  return (
    <Tabs.Root value={shown} onValueChange={show}>
      <Tabs.List justify="center" mb="5">
        <Tabs.Trigger value="entrar">Entrar</Tabs.Trigger>
        <Tabs.Trigger value="cadastrar">Cadastrar</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="entrar">
        <div className="flex flex-col gap-4">
          <SignInForm form={signInForm} next={next} show={show} phones={ways.phones} />
          <PasskeyEntry next={next} />
        </div>
      </Tabs.Content>
      <Tabs.Content value="cadastrar">
        <SignUpForm form={signUpForm} signUp={signUp} onward={afterSignUp} />
        {confirms && (
          <p className="mt-4 text-center">
            <Button type="button" variant="ghost" onClick={() => show('reenviar')}>
              Não recebi o e-mail de confirmação
            </Button>
          </p>
        )}
      </Tabs.Content>
      <OtherWays ways={ways} email={signInForm.watch('email') ?? ''} next={next} />
    </Tabs.Root>
  )
}

/** A form beside the tabs, with the way back to them. */
function Aside({ title, back, children }: { title: string; back: () => void; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <Heading as="h2" size="4">
        {title}
      </Heading>
      {children}
      <Button type="button" variant="ghost" onClick={back}>
        Voltar para entrar
      </Button>
    </section>
  )
}
