import { Card, Heading } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { AuthTabs } from './auth-tabs.client.tsx'

export const AuthCard = (props: ComponentProps<typeof AuthTabs>) => (
  <Card size="4" className="mx-auto w-full max-w-md">
    <Heading as="h1" size="6" align="center" mb="4">
      Bem-vindo
    </Heading>
    <AuthTabs {...props} />
  </Card>
)
