import { Button, Card, Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { ClaimMaster } from '#components/accounts/claim-master.client.tsx'
import { claimMasterAction } from '#server/accounts/actions.ts'
import { asksSetupCode, masterExists } from '#server/accounts/queries.ts'

export const metadata: Metadata = { title: 'Primeiro acesso' }

/** The setup of the first master (ROLE-4, ROLE-6). */
export default async function BecomeMasterPage() {
  return (
    <Card size="4" className="mx-auto max-w-md">
      {(await masterExists()) ? <AlreadySet /> : <Welcome />}
    </Card>
  )
}

function AlreadySet() {
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <Heading as="h1" size="6">
        Sistema Já Configurado
      </Heading>
      <p>Este sistema já possui um administrador master.</p>
      <Button asChild size="3">
        <a href="/">Voltar ao Início</a>
      </Button>
    </div>
  )
}

function Welcome() {
  return (
    <div className="flex flex-col gap-4">
      <Heading as="h1" size="6">
        Bem-vindo!
      </Heading>
      <p>Este sistema ainda não tem um administrador. Como Master, você poderá:</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>Gerenciar os papéis dos usuários</li>
        <li>Avaliar a qualidade de autores e editores</li>
        <li>Administrar assinaturas e receitas</li>
        <li>Ver relatórios do sistema</li>
      </ul>
      <ClaimMaster claim={claimMasterAction} asksCode={asksSetupCode()} />
    </div>
  )
}
