'use client'

import { withProof } from '#components/accounts/proof/with-proof.ts'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { TestConnection } from '#components/ui/forms/test-connection.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { GoogleTest } from '#lib/schemas/google/google.ts'

/** Tests the key of the environment. */
export const TestGoogle = ({ test, networkCode }: { test: Act<GoogleTest>; networkCode: string }) => (
  <TestConnection
    test={async () => {
      const outcome = await test({ key: '', propertyId: '', networkCode })
      return outcome.serverError ? { serverError: outcome.serverError } : { data: true }
    }}
    failure="Erro ao testar conexão"
    say={() => 'Conexão testada com sucesso!'}
  />
)

/** Deletes the stored key, after a question that names the consequences. */
export const RemoveGoogle = ({ remove }: { remove: Act<Record<string, never>> }) => (
  <ConfirmActButton
    act={withProof(remove)}
    input={{}}
    success="Chave apagada."
    failure="Não foi possível apagar a chave."
    text="Apagar a chave"
    busyText="Apagando..."
    label="Apagar a chave do Google"
    title="Apagar a chave do Google?"
    question="A chave e o Property ID são apagados do servidor. Os números já guardados ficam."
  />
)
