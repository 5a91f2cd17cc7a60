import { Button } from '@radix-ui/themes'
import { isBuilt } from '#lib/addresses/routes.ts'
import { Advice } from './advice.tsx'

/** What a person without a role may do, and how to become an author (NAV-7). */
export function NoRole() {
  const applies = isBuilt('/apply-author')
  const step = (
    <Button asChild variant="soft">
      <a href={applies ? '/apply-author' : '/'}>{applies ? 'Candidatar-se a autor' : 'Ler as notícias'}</a>
    </Button>
  )
  return (
    <Advice title="Você ainda não tem um papel na redação" action={step}>
      Com a sua conta, você lê o jornal e cuida do seu perfil. Para escrever ou editar,{' '}
      {applies ? 'candidate-se a autor ou peça um papel a um Master.' : 'peça um papel a um Master.'}
    </Advice>
  )
}
