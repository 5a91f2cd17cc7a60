import { Button } from '@radix-ui/themes'
import { Advice } from '#components/accounts/advice.tsx'

/** What a person without a role may do, and how to become an author (NAV-7). `waits`: their application waits for an answer. */
export function NoRole({ waits }: { waits: boolean }) {
  const step = (
    <Button asChild variant="soft">
      <a href="/apply-author">{waits ? 'Ver sua candidatura' : 'Candidatar-se a autor'}</a>
    </Button>
  )
  return (
    <Advice title={waits ? 'Sua candidatura está em análise' : 'Você ainda não faz parte da redação'} action={step}>
      Com a sua conta, você lê o jornal e cuida do seu perfil. Para escrever ou editar,{' '}
      {waits ? 'espere a resposta, que vai por e-mail.' : 'candidate-se a autor.'}
    </Advice>
  )
}
