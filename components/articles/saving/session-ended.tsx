import { Button, Callout } from '@radix-ui/themes'
import { TriangleAlert } from 'lucide-react'

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
