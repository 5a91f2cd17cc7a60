import type { ComponentProps } from 'react'
import { Section } from '#components/ui/section.tsx'
import { PasswordForm } from './password-form.client.tsx'

export const PasswordSection = ({
  hasPassword,
  ...form
}: ComponentProps<typeof PasswordForm> & { hasPassword: boolean }) => (
  <Section
    title="Senha"
    intro={
      hasPassword
        ? 'Ao trocar a senha, os outros aparelhos saem da sua conta.'
        : 'Sua conta ainda não tem senha. Escolha uma para entrar também com ela.'
    }
  >
    <PasswordForm {...form} />
  </Section>
)
