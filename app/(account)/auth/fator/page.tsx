import { Button, Card, Heading } from '@radix-ui/themes'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FactorStep, type FactorWay } from '#components/accounts/factors/factor-step.client.tsx'
import { onwardAddress } from '#lib/addresses/own-path.ts'
import { findFactorStep } from '#server/accounts/factors/queries.ts'
import { namedSessionId } from '#server/platform/session/session.ts'

export const metadata: Metadata = { title: 'Segundo fator' }

/** The screen of a session that awaits its second factor. Everybody else goes to the sign-in screen. */
export default async function FactorPage({ searchParams }: PageProps<'/auth/fator'>) {
  const onward = onwardAddress('/auth', await searchParams)
  const sid = await namedSessionId()
  const step = sid && (await findFactorStep(sid))
  if (!step) redirect(onward)
  const { email, kinds, hasCodes } = step
  const [first, ...others]: FactorWay[] = [
    ...(['totp', 'security_key'] as const).filter(kind => kinds.has(kind)),
    ...(hasCodes ? (['recovery'] as const) : []),
  ]
  return (
    <Card size="4" className="mx-auto w-full max-w-md">
      <Heading as="h1" size="6" align="center" mb="2">
        Confirme que é você
      </Heading>
      <p className="mb-5 text-center text-sm break-words text-soft">Falta um passo para entrar como {email}.</p>
      {first ? (
        <FactorStep ways={[first, ...others]} next={onward} />
      ) : (
        <p>Os fatores desta conta foram removidos. Entre de novo.</p>
      )}
      <form method="post" action="/api/session/end" className="mt-6 border-t border-rule pt-5">
        <p className="mb-3 text-sm text-soft">
          Perdeu o aplicativo, as chaves e os códigos?{' '}
          <a href="/contato" className="underline">
            Fale com o jornal
          </a>
          : depois de confirmar quem você é, o jornal remove os fatores da sua conta.
        </p>
        <Button type="submit" variant="soft" color="gray">
          Cancelar e sair
        </Button>
      </form>
    </Card>
  )
}
