import { Button, Card, Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { BackToText, InSight } from './live-parts.client.tsx'

interface OutcomeProps {
  title: string
  children: ReactNode
}

/** The frame of every outcome of a payment. */
export const Outcome = ({ title, children }: OutcomeProps) => (
  <Card size="4" className="mx-auto w-full max-w-lg">
    <Heading asChild size="7" align="center" mb="3">
      <InSight key={title}>{title}</InSight>
    </Heading>
    <div className="flex flex-col gap-4 leading-relaxed">{children}</div>
  </Card>
)

/** The payment is verified: the subscription is open. */
export const Welcome = () => (
  <Outcome title="Bem-vindo ao Premium!">
    <p className="text-center">Sua assinatura está ativa. Todos os textos exclusivos estão abertos para você.</p>
    <Buttons>
      <BackToText />
      <Button asChild size="3">
        <a href="/">Ler as notícias</a>
      </Button>
      <Button asChild size="3" variant="soft" color="gray">
        <a href="/settings">Gerenciar assinatura</a>
      </Button>
    </Buttons>
  </Outcome>
)

/** The payment is not verified yet. `path` is this screen's address. */
export const Processing = ({ path }: { path: string }) => (
  <Outcome title="Processando Assinatura">
    <p className="text-center">
      Seu pagamento ainda está sendo confirmado. Esta página é atualizada automaticamente quando a confirmação chegar.
    </p>
    <Buttons>
      <Button asChild size="3">
        <a href={path}>Verificar Novamente</a>
      </Button>
      <Button asChild size="3" variant="soft" color="gray">
        <a href="/">Voltar ao Início</a>
      </Button>
    </Buttons>
  </Outcome>
)

/** There is no such payment of this person: a stranger's, a mistyped address, or none at all. */
export const UnknownPayment = () => (
  <Outcome title="Pagamento não encontrado">
    <p className="text-center">
      Não encontramos este pagamento na sua conta. Se você acabou de pagar, confira se entrou com a mesma conta com que
      começou.
    </p>
    <Buttons>
      <Button asChild size="3">
        <a href="/pricing">Conhecer os planos</a>
      </Button>
      <Button asChild size="3" variant="soft" color="gray">
        <a href="/">Voltar ao Início</a>
      </Button>
    </Buttons>
  </Outcome>
)

export const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
)
