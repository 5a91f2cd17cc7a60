import { Button, Card, Heading } from '@radix-ui/themes'
import Link from 'next/link'
import { type Role, roleNames } from '#lib/actor.ts'

const rights: Record<Role, readonly string[]> = {
  master: [
    'Faz tudo o que um editor faz',
    'Cuida do nome, das páginas e da publicidade do jornal',
    'Responde pelo sistema e por quem tem papel na redação',
  ],
  editor: [
    'Revisa e publica artigos',
    'Edita artigos de qualquer autor',
    'Restaura artigos da lixeira',
    'Escolhe o destaque da capa e registra correções',
  ],
  author: ['Escreve e edita os próprios rascunhos', 'Envia rascunhos para revisão'],
}

/** One of the person's roles, with its rights (DASH-3). */
export function RoleCard({ role }: { role: Role }) {
  return (
    <Card size="2" asChild>
      <article>
        <Heading as="h3" size="3">
          {roleNames[role]}
        </Heading>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-soft">
          {rights[role].map(right => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        {role !== 'author' && (
          <Button asChild variant="soft" mt="3">
            <Link href={role === 'master' ? '/admin' : '/mesa'}>
              {role === 'master' ? 'Abrir a administração' : 'Abrir a mesa'}
            </Link>
          </Button>
        )}
      </article>
    </Card>
  )
}
