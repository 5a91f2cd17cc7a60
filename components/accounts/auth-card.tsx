import { Card, Heading } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { TermsLine } from '#components/reader/terms-line.tsx'
import { AuthForms } from './auth-forms.client.tsx'

export const AuthCard = (props: ComponentProps<typeof AuthForms>) => (
  <Card size="4" className="mx-auto w-full max-w-md">
    <Heading as="h1" size="6" align="center" mb="4">
      Bem-vindo
    </Heading>
    <AuthForms {...props} />
    <div className="mt-5">
      <TermsLine act="Ao criar uma conta" />
    </div>
  </Card>
)
