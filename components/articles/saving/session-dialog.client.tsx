'use client'

import { Button, Callout, Dialog, TextField } from '@radix-ui/themes'
import { ExternalLink, TriangleAlert } from 'lucide-react'
import { signIn } from 'next-auth/react'
import { type FormEvent, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { PasswordInput } from '#components/ui/fields/password-input.client.tsx'
import { resumeWriting } from '#components/ui/focus/last-field.ts'

interface SessionDialogProps {
  open: boolean
  busy: boolean
  /** The e-mail of the text's account; no other account saves the text. */
  email?: string
  onClose: () => void
  onRetry: () => void
}

/** Shown when a save finds the session ended. The text stays on the screen while its author signs in here. */
export function SessionDialog({ open, busy, email, onClose, onRetry }: SessionDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={next => next || onClose()}>
      <DialogContent maxWidth="30rem" onCloseAutoFocus={resumeWriting}>
        <Dialog.Title>Sua sessão terminou</Dialog.Title>
        <Dialog.Description>
          Nada do que você digitou foi perdido: o texto continua nesta tela. Entre de novo aqui mesmo e ele será salvo.
        </Dialog.Description>
        <SignInHere email={email ?? ''} onDone={onRetry} />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            Voltar ao texto
          </Button>
          <Button asChild variant="soft">
            <a href="/auth?next=/dashboard" target="_blank" rel="noopener">
              Entrar em outra aba <ExternalLink aria-hidden size={16} />
            </a>
          </Button>
          <Button type="button" variant="soft" disabled={busy} onClick={onRetry}>
            {busy ? 'Salvando...' : 'Salvar de novo'}
          </Button>
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}

function SignInHere({ email: known, onDone }: { email: string; onDone: () => void }) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function enter(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals: the article's form must not receive this submit.
    event.stopPropagation()
    setBusy(true)
    setError(undefined)
    const result = await signIn('credentials', { email, password, redirect: false }).catch(() => null)
    setBusy(false)
    if (result?.ok && !result.error) return onDone()
    setError(result?.error || 'Não foi possível entrar. Verifique sua conexão e tente de novo.')
  }
  return (
    <form method="post" noValidate onSubmit={enter} className="mt-4 flex flex-col gap-3">
      <Field label="E-mail">
        {control => (
          <TextField.Root
            {...control}
            type="email"
            value={email}
            onChange={event => setEmail(event.target.value)}
            readOnly={known !== ''}
            autoComplete="username"
          />
        )}
      </Field>
      <Field label="Senha" error={error}>
        {control => (
          <PasswordInput
            {...control}
            value={password}
            onChange={event => setPassword(event.target.value)}
            autoComplete="current-password"
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" disabled={busy || password === ''}>
        {busy ? 'Entrando...' : 'Entrar e salvar'}
      </Button>
    </form>
  )
}

/** Says over the form, wherever it is scrolled to, that the session ended and the text waits. It takes no focus: somebody may be typing. */
export const SessionEnded = ({ onSignIn }: { onSignIn: () => void }) => (
  <Callout.Root color="red" role="alert" className="writing-alarm">
    <Callout.Icon>
      <TriangleAlert aria-hidden size={18} />
    </Callout.Icon>
    <Callout.Text>
      Sua sessão terminou. O que você escreve fica guardado neste navegador e será salvo quando você entrar.{' '}
      <Button type="button" size="1" variant="solid" color="red" onClick={onSignIn}>
        Entrar de novo
      </Button>
    </Callout.Text>
  </Callout.Root>
)
