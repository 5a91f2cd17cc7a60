import { Button, Card, Heading } from '@radix-ui/themes'
import { FileText, PenLine, Settings } from 'lucide-react'
import Link from 'next/link'
import { type Role, roles } from '#lib/actor.ts'
import { RoleCard } from './role-card.tsx'

interface DashboardProps {
  fullName: string
  held: readonly Role[]
  /** Articles that the person has published; null for somebody who does not write. */
  published: number | null
  /** Whether anybody may still claim master. */
  canClaimMaster: boolean
}

/** The personal dashboard (editorial §2). */
export function Dashboard({ fullName, held, published, canClaimMaster }: DashboardProps) {
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <Heading as="h1" size="7">
          Olá, {fullName || 'Usuário'}
        </Heading>
        <Shortcuts writes={held.length > 0} />
      </header>
      {canClaimMaster && <ClaimCard />}
      {held.length === 0 && !canClaimMaster && <NoRole />}
      {published !== null && (
        <p className="border-l-4 border-accent pl-4">
          <span className="block font-serif text-4xl font-semibold">{published}</span>
          <span className="text-soft">{published === 1 ? 'artigo publicado' : 'artigos publicados'}</span>
        </p>
      )}
      {held.length > 0 && (
        <section aria-labelledby="papeis">
          <Heading as="h2" id="papeis" size="4" mb="3">
            {held.length === 1 ? 'Seu papel' : 'Seus papéis'}
          </Heading>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {roles
              .filter(role => held.includes(role))
              .map(role => (
                <RoleCard key={role} role={role} />
              ))}
          </div>
        </section>
      )}
    </div>
  )
}

function Shortcuts({ writes }: { writes: boolean }) {
  return (
    <nav aria-label="Atalhos" className="flex flex-wrap gap-2">
      {writes && (
        <Button asChild variant="soft" size="2">
          <Link href="/create">
            <PenLine aria-hidden size={16} /> Criar artigo
          </Link>
        </Button>
      )}
      {writes && (
        <Button asChild variant="soft" size="2">
          <Link href="/my-articles">
            <FileText aria-hidden size={16} /> Meus artigos
          </Link>
        </Button>
      )}
      <Button asChild variant="soft" size="2" color="gray">
        <Link href="/settings">
          <Settings aria-hidden size={16} /> Configurações
        </Link>
      </Button>
    </nav>
  )
}

function ClaimCard() {
  return (
    <Card size="3" className="max-w-xl">
      <Heading as="h2" size="4">
        Tornar-me Master
      </Heading>
      <p className="mt-1 mb-4 text-soft">
        Este sistema ainda não tem um administrador. Quem o instalou deve assumir o papel de Master agora.
      </p>
      <Button asChild>
        <Link href="/become-master">Tornar-me Master</Link>
      </Button>
    </Card>
  )
}

function NoRole() {
  return (
    <Card size="3" className="max-w-xl">
      <Heading as="h2" size="4">
        Você ainda não tem um papel na redação
      </Heading>
      <p className="mt-1 mb-4 text-soft">
        Com a sua conta você lê o jornal e cuida do seu perfil. Para escrever ou editar, peça um papel a um Master.
      </p>
      <Button asChild variant="soft">
        <a href="/">Ler as notícias</a>
      </Button>
    </Card>
  )
}
